// Compiles Python code for browsers and packs it: node compile.mjs PYODIDE PLAIN.zip PROGRAM.zst PYTHON.zst LEVEL
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, plain, program, wasm, level] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
// Python imports this before most of its library. What it compiles for its own start is kept: that is two thirds of
// the library, and need not be compiled twice.
const COMPILING = `
import marshal, zipimport

KEPT = {}

def compiled(name, body):
    # Without docstrings, but for Pyodide's own.
    plainly = name.startswith(("pyodide/", "_pyodide/"))
    return compile(body, name, "exec", dont_inherit=True, optimize=0 if plainly else 2)

def keep(path, source):
    name = path.partition(".zip/")[2]
    code = compiled(name, source)
    KEPT[name] = marshal.dumps(code)
    return code

zipimport._compile_source = keep
`;
// Lines are told where something goes wrong; columns are not: they would be an eighth of the code.
const python = await loadPyodide({
  indexURL: folder,
  env: { PYTHONNODEBUGRANGES: "1" },
  fsInit: (disk, { sitePackages }) => disk.writeFile(`${sitePackages}/sitecustomize.py`, COMPILING),
});
python.runPython(`
import importlib.util, io, json, marshal, struct, zipfile
from compression import zstd
from sitecustomize import KEPT, compiled

# Nothing that plays asks for these: tools for programmers, networks, and alphabets of old machines.
# What begins with _py stands in for parts in C, which are there.
LEFT_OUT = {
    "_markupbase", "_pydatetime", "_pydecimal", "_pyio", "_pylong", "_pyrepl", "antigravity", "argparse", "bdb",
    "cProfile", "cmd", "code", "colorsys", "compileall", "configparser", "csv", "ctypes", "curses", "dbm", "doctest",
    "ensurepip", "filecmp", "fileinput", "ftplib", "getopt", "getpass", "html", "http", "idlelib", "imaplib",
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

def files(source, names, known):
    with zipfile.ZipFile(source) as plain:
        for name in filter(names, plain.namelist()):
            body = plain.read(name)
            if name.endswith(".py"):
                code = known.get(name) or marshal.dumps(compiled(name, body))
                name += "c"
                # Never compared with a source that is not there.
                body = importlib.util.MAGIC_NUMBER + struct.pack("<I", 1) + bytes(8) + code
            yield name, body

def library(source):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        for name, body in files(source, wanted, KEPT):
            packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body)
    return made.getvalue()

# As web/src/engine/python.ts reads it: how long the list of the files is, the list, the files.
def together(entries):
    told = json.dumps([(name, len(body)) for name, body in entries]).encode()
    return struct.pack("<I", len(told)) + told + b"".join(body for _, body in entries)

def write(target, body, level):
    with open(target, "wb") as file:
        file.write(zstd.compress(body, level=level))

def pack(level):
    write("/program.zst", together([("", library("/stdlib.zip")), *files("/plain.zip", None, {})]), level)
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
