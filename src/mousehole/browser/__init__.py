"""The host in a browser: the same tables, bots and reviews as on a server, on IndexedDB, web workers and messages.

A web worker starts this in Pyodide and opens its `Door`; another one may do the slow `work`.
"""
