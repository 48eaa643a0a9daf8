"""The programs are small here and run for milliseconds: compiling them well would take a minute."""

import os

os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} --xla_backend_optimization_level=0"
