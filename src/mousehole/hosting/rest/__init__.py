"""What REST requests do, without HTTP: the server and the browser have an address for each of them."""
