chuhe show "5k6/12/12/12/12/12/12/12/12/12/4q7/4Q~1K5[NPPqnp] w - - 0 1"
