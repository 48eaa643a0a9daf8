// Compiles Python code for browsers and packs it: node compile.mjs PYODIDE PLAIN.zip PROGRAM.zst PYTHON.zst LEVEL
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, plain, program, wasm, level] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
// Lines are told where something goes wrong; columns are not: they would be an eighth of the code.
const python = await loadPyodide({
  indexURL: folder,
  env: { PYTHONNODEBUGRANGES: "1" },
});
python.runPython(`
import importlib.util, io, json, marshal, struct, zipfile
from compression import zstd

# Nothing that plays asks for these: tools for programmers, networks, and alphabets of old machines.
# What begins with _py stands in for parts in C, which are there.
LEFT_OUT = {
    "_markupbase", "_pydatetime", "_pydecimal", "_pyio", "_pylong", "_pyrepl", "antigravity", "argparse", "bdb",
    "cProfile", "cmd", "code", "colorsys", "compileall", "configparser", "csv", "ctypes", "curses", "dbm", "difflib",
    "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "getopt", "getpass", "html", "http", "idlelib", "imaplib",
    "mailbox", "mimetypes", "modulefinder", "netrc", "optparse", "pdb", "pickletools", "plistlib", "poplib", "pprint",
    "profile", "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pydoc_data", "quopri", "rlcompleter", "runpy",
    "sched", "shelve", "smtplib", "socketserver", "sqlite3", "statistics", "stringprep", "symtable", "tabnanny",
    "tarfile", "this", "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle", "unittest", "venv", "wave",
    "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
}
PARTS_LEFT_OUT = (
    "asyncio/__main__", "asyncio/proactor_", "asyncio/tools", "asyncio/windows_", "email/_header", "email/content",
    "email/feed", "email/generator", "email/header", "json/tool", "logging/config", "logging/handlers",
    "multiprocessing/dummy", "multiprocessing/forkserver", "multiprocessing/heap", "multiprocessing/managers",
    "multiprocessing/pool", "multiprocessing/popen_", "multiprocessing/resource_", "multiprocessing/shared",
    "multiprocessing/spawn", "pyodide/_nodesock", "pyodide/console", "pyodide/http", "urllib/request", "urllib/robot",
)
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig", "utf_16"}

def wanted(name):
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return first.removesuffix(".py") not in LEFT_OUT and not name.startswith(PARTS_LEFT_OUT)

def compiled(source, names=None):
    with zipfile.ZipFile(source) as plain:
        for name in filter(names, plain.namelist()):
            body = plain.read(name)
            if name.endswith(".py"):
                # Without docstrings, but for Pyodide's own; never compared with a source that is not there.
                plainly = name.startswith(("pyodide/", "_pyodide/"))
                code = compile(body, name, "exec", dont_inherit=True, optimize=0 if plainly else 2)
                name += "c"
                body = importlib.util.MAGIC_NUMBER + struct.pack("<I", 1) + bytes(8) + marshal.dumps(code)
            yield name, body

def library(source):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        for name, body in compiled(source, wanted):
            packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body)
    return made.getvalue()

# As web/src/engine/python.ts reads it: how long the list of the files is, the list, the files.
def together(files):
    told = json.dumps([(name, len(body)) for name, body in files]).encode()
    return struct.pack("<I", len(told)) + told + b"".join(body for _, body in files)

def write(target, body, level):
    with open(target, "wb") as file:
        file.write(zstd.compress(body, level=level))

def pack(level):
    write("/program.zst", together([("", library("/stdlib.zip")), *compiled("/plain.zip")]), level)
    with open("/python.wasm", "rb") as file:
        write("/python.zst", file.read(), level)
`);
const give = (name, file) => python.FS.writeFile(name, new Uint8Array(readFileSync(file)));
give("/plain.zip", plain);
give("/stdlib.zip", join(folder, "python_stdlib.zip"));
give("/python.wasm", join(folder, "pyodide.asm.wasm"));
python.globals.get("pack")(Number(level));
writeFileSync(program, python.FS.readFile("/program.zst"));
writeFileSync(wasm, python.FS.readFile("/python.zst"));
