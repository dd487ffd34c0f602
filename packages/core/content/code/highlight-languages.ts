// Grammars by the names that authors write after ```. Each is loaded when the first page needs it.

import type { StreamParser } from '@codemirror/language';
import type { Parser } from '@lezer/common';
import { tags as t } from '@lezer/highlight';

type Loader = () => Promise<Parser>;

const javascript =
  (dialect: string): Loader =>
  async () =>
    (await import('@lezer/javascript')).parser.configure({ dialect });
const html: Loader = async () => (await import('@lezer/html')).parser;
const xml: Loader = async () => (await import('@lezer/xml')).parser;
const css: Loader = async () => (await import('@lezer/css')).parser;
const json: Loader = async () => (await import('@lezer/json')).parser;
const jsx = javascript('jsx');
const clike = (name: 'c' | 'cpp' | 'java' | 'csharp' | 'scala' | 'kotlin' | 'objectiveC' | 'dart' | 'shader') =>
  stream(async () => (await import('@codemirror/legacy-modes/mode/clike'))[name]);
const shell = stream(async () => (await import('@codemirror/legacy-modes/mode/shell')).shell);
/**
 * The Rust mode returns `string.special` for a character. CodeMirror splits that into two names, and warns on the console about
 * `special`, which is not a tag.
 */
const rust = stream(async () => ({ ...(await import('@codemirror/legacy-modes/mode/rust')).rust, tokenTable: { special: t.content } }));
const powershell = stream(async () => (await import('@codemirror/legacy-modes/mode/powershell')).powerShell);
const ini = stream(async () => (await import('@codemirror/legacy-modes/mode/properties')).properties);

/** All languages: label in the title bar, names that authors write, and grammar. To add a language, add a line. */
const LANGUAGES: readonly (readonly [label: string, names: string, load: Loader | undefined])[] = [
  ['JavaScript', 'javascript js mjs cjs node', jsx],
  ['JSX', 'jsx', jsx],
  ['TypeScript', 'typescript ts mts cts', javascript('ts')],
  ['TSX', 'tsx', javascript('ts jsx')],
  ['Python', 'python py python3 pycon py3', async () => (await import('@lezer/python')).parser],
  ['Go', 'go golang', async () => (await import('@lezer/go')).parser],
  ['JSON', 'json jsonc json5 jsonl webmanifest geojson topojson', json],
  ['YAML', 'yaml yml', async () => (await import('@lezer/yaml')).parser],
  ['HTML', 'html htm xhtml', html],
  ['Vue', 'vue vue-html', html],
  ['Svelte', 'svelte', html],
  ['Astro', 'astro', html],
  ['Handlebars', 'handlebars hbs ejs erb angular-html', html],
  ['XML', 'xml xsd xsl xslt plist rss', xml],
  ['SVG', 'svg', xml],
  ['CSS', 'css postcss pcss', css],
  ['SCSS', 'scss', stream(async () => (await import('@codemirror/legacy-modes/mode/css')).sCSS)],
  ['Less', 'less', stream(async () => (await import('@codemirror/legacy-modes/mode/css')).less)],
  ['Sass', 'sass', stream(async () => (await import('@codemirror/legacy-modes/mode/sass')).sass)],
  ['Stylus', 'stylus styl', stream(async () => (await import('@codemirror/legacy-modes/mode/stylus')).stylus)],
  ['Pug', 'pug jade', stream(async () => (await import('@codemirror/legacy-modes/mode/pug')).pug)],
  ['Bash', 'bash', shell],
  ['Shell', 'sh shell shellscript console zsh fish ksh shellsession sh-session shell-session terminal cli', shell],
  ['PowerShell', 'powershell ps1 pwsh ps posh', powershell],
  ['Batch', 'cmd bat batch dos', undefined],
  ['HTTP', 'http https', stream(async () => (await import('@codemirror/legacy-modes/mode/http')).http)],
  ['SQL', 'sql', stream(async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL)],
  ['MySQL', 'mysql mariadb', stream(async () => (await import('@codemirror/legacy-modes/mode/sql')).mySQL)],
  ['PostgreSQL', 'postgresql postgres pgsql plpgsql', stream(async () => (await import('@codemirror/legacy-modes/mode/sql')).pgSQL)],
  ['T-SQL', 'tsql mssql', stream(async () => (await import('@codemirror/legacy-modes/mode/sql')).msSQL)],
  ['SQLite', 'sqlite', stream(async () => (await import('@codemirror/legacy-modes/mode/sql')).sqlite)],
  ['TOML', 'toml', stream(async () => (await import('@codemirror/legacy-modes/mode/toml')).toml)],
  ['INI', 'ini', ini],
  ['Properties', 'properties dotenv env conf config cfg editorconfig', ini],
  ['Diff', 'diff patch', stream(async () => (await import('@codemirror/legacy-modes/mode/diff')).diff)],
  [
    'Dockerfile',
    'dockerfile docker containerfile',
    stream(async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile),
  ],
  ['Ruby', 'ruby rb', stream(async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby)],
  ['Rust', 'rust rs', rust],
  ['nginx', 'nginx nginxconf', stream(async () => (await import('@codemirror/legacy-modes/mode/nginx')).nginx)],
  ['C', 'c h', clike('c')],
  ['C++', 'cpp c++ cc cxx hpp', clike('cpp')],
  ['C#', 'csharp c# cs', clike('csharp')],
  ['Java', 'java', clike('java')],
  ['Kotlin', 'kotlin kt kts', clike('kotlin')],
  ['Scala', 'scala', clike('scala')],
  ['Objective-C', 'objectivec objective-c objc', clike('objectiveC')],
  ['Dart', 'dart', clike('dart')],
  ['GLSL', 'glsl hlsl wgsl', clike('shader')],
  ['PHP', 'php', async () => (await import('@lezer/php')).parser],
  ['Swift', 'swift', stream(async () => (await import('@codemirror/legacy-modes/mode/swift')).swift)],
  ['Groovy', 'groovy gradle', stream(async () => (await import('@codemirror/legacy-modes/mode/groovy')).groovy)],
  ['Lua', 'lua', stream(async () => (await import('@codemirror/legacy-modes/mode/lua')).lua)],
  ['Perl', 'perl pl', stream(async () => (await import('@codemirror/legacy-modes/mode/perl')).perl)],
  ['R', 'r', stream(async () => (await import('@codemirror/legacy-modes/mode/r')).r)],
  ['Julia', 'julia jl', stream(async () => (await import('@codemirror/legacy-modes/mode/julia')).julia)],
  ['Haskell', 'haskell hs', stream(async () => (await import('@codemirror/legacy-modes/mode/haskell')).haskell)],
  ['OCaml', 'ocaml ml', stream(async () => (await import('@codemirror/legacy-modes/mode/mllike')).oCaml)],
  ['F#', 'fsharp f# fs', stream(async () => (await import('@codemirror/legacy-modes/mode/mllike')).fSharp)],
  ['Elm', 'elm', stream(async () => (await import('@codemirror/legacy-modes/mode/elm')).elm)],
  ['Erlang', 'erlang erl', stream(async () => (await import('@codemirror/legacy-modes/mode/erlang')).erlang)],
  ['Clojure', 'clojure clj cljs edn', stream(async () => (await import('@codemirror/legacy-modes/mode/clojure')).clojure)],
  ['Lisp', 'lisp commonlisp elisp', stream(async () => (await import('@codemirror/legacy-modes/mode/commonlisp')).commonLisp)],
  ['Scheme', 'scheme racket', stream(async () => (await import('@codemirror/legacy-modes/mode/scheme')).scheme)],
  ['Crystal', 'crystal cr', stream(async () => (await import('@codemirror/legacy-modes/mode/crystal')).crystal)],
  ['CoffeeScript', 'coffeescript coffee', stream(async () => (await import('@codemirror/legacy-modes/mode/coffeescript')).coffeeScript)],
  ['Visual Basic', 'vb vbnet visualbasic vba', stream(async () => (await import('@codemirror/legacy-modes/mode/vb')).vb)],
  ['Pascal', 'pascal delphi', stream(async () => (await import('@codemirror/legacy-modes/mode/pascal')).pascal)],
  ['Fortran', 'fortran f90', stream(async () => (await import('@codemirror/legacy-modes/mode/fortran')).fortran)],
  ['D', 'd', stream(async () => (await import('@codemirror/legacy-modes/mode/d')).d)],
  ['Tcl', 'tcl', stream(async () => (await import('@codemirror/legacy-modes/mode/tcl')).tcl)],
  ['MATLAB', 'matlab octave', stream(async () => (await import('@codemirror/legacy-modes/mode/octave')).octave)],
  ['Assembly', 'asm nasm gas assembly', stream(async () => (await import('@codemirror/legacy-modes/mode/gas')).gas)],
  ['WebAssembly', 'wasm wast wat', stream(async () => (await import('@codemirror/legacy-modes/mode/wast')).wast)],
  ['Verilog', 'verilog systemverilog sv', stream(async () => (await import('@codemirror/legacy-modes/mode/verilog')).verilog)],
  ['VHDL', 'vhdl', stream(async () => (await import('@codemirror/legacy-modes/mode/vhdl')).vhdl)],
  ['CMake', 'cmake', stream(async () => (await import('@codemirror/legacy-modes/mode/cmake')).cmake)],
  ['Puppet', 'puppet', stream(async () => (await import('@codemirror/legacy-modes/mode/puppet')).puppet)],
  ['Protocol Buffers', 'protobuf proto', stream(async () => (await import('@codemirror/legacy-modes/mode/protobuf')).protobuf)],
  ['Gherkin', 'gherkin cucumber feature', stream(async () => (await import('@codemirror/legacy-modes/mode/gherkin')).gherkin)],
  [
    'Jinja',
    'jinja jinja2 liquid twig django nunjucks njk',
    stream(async () => (await import('@codemirror/legacy-modes/mode/jinja2')).jinja2),
  ],
  ['LaTeX', 'latex tex', stream(async () => (await import('@codemirror/legacy-modes/mode/stex')).stex)],
  ['SPARQL', 'sparql', stream(async () => (await import('@codemirror/legacy-modes/mode/sparql')).sparql)],
  ['Cypher', 'cypher', stream(async () => (await import('@codemirror/legacy-modes/mode/cypher')).cypher)],
  ['Makefile', 'makefile make mk', undefined],
  ['Elixir', 'elixir ex exs iex', undefined],
  ['Zig', 'zig', undefined],
  ['Nix', 'nix', undefined],
  ['HCL', 'hcl terraform tf', undefined],
  ['Prisma', 'prisma', undefined],
  ['GraphQL', 'graphql gql', undefined],
  ['Solidity', 'solidity sol', undefined],
  ['Markdown', 'md markdown markdoc mdc mdoc', undefined],
  ['MDX', 'mdx', undefined],
  ['CSV', 'csv tsv', undefined],
  ['Text', 'text txt', undefined],
  ['Mermaid', 'mermaid', undefined],
  // Grammars exist for these, but they would make the package 5 % larger for the sake of few pages.
  [
    '',
    `apl asterisk brainfuck bf ceylon cobol dtd dylan ebnf bnf ecl eiffel factor fcl forth haxe hx idl livescript
    ls mathematica wolfram wl mirc modelica mscgen mumps nesc nsis ntriples nt nquads objectivecpp objective-cpp
    objc++ oz pegjs peggy pig q kdb rpm spec sas sieve smalltalk st spreadsheet excel squirrel nut sml textile
    tiddlywiki troff groff man ttcn turtle ttl vbscript vbs velocity vm webidl xquery xq yacas z80`,
    undefined,
  ],
  // Plain text and program output: the title bar shows the name that the author wrote.
  [
    '',
    'plain plaintext none log output out stdout stderr input tree ansi syntax nohighlight regex ascii asciiarmor asn1 math mbox solr tiki npm ignore gitignore dockerignore prompt url',
    undefined,
  ],
];

const BY_NAME = new Map(LANGUAGES.flatMap(([label, names, load]) => names.split(/\s+/).map((name) => [name, { label, load }] as const)));

/** All names that a code block may have without a warning. */
export const knownLanguages: readonly string[] = [...BY_NAME.keys()];

/** Whether a code block may have this name without a warning. Case is ignored. */
export function isKnownLanguage(name: string): boolean {
  return name === '' || BY_NAME.has(name.toLowerCase());
}

/** Labels that are words, not names, and therefore translated. */
const WORDS = ['Text'] as const;

/** The label in the title bar of a code block. */
export function languageLabel(name: string, say: (word: (typeof WORDS)[number]) => string = (word) => word): string {
  const label = BY_NAME.get(name.toLowerCase())?.label || name;
  const word = WORDS.find((one) => one === label);
  return word === undefined ? label : say(word);
}

/** Whether samples are shell commands, whose lines may begin with a prompt. */
export function isShell(name: string): boolean {
  return BY_NAME.get(name.toLowerCase())?.load === shell;
}

const loaded = new Map<Loader, Promise<Parser>>();

/** The grammar for a language name; `undefined` for plain text and unknown names. */
export function parserFor(name: string): Promise<Parser> | undefined {
  const load = BY_NAME.get(name.toLowerCase())?.load;
  if (!load) return undefined;
  const parser = loaded.get(load) ?? load();
  loaded.set(load, parser);
  return parser;
}

function stream(load: () => Promise<StreamParser<unknown>>): Loader {
  return async () => {
    const { StreamLanguage } = await import('@codemirror/language'); // the destructuring lets the bundler drop everything else
    return StreamLanguage.define(await load()).parser;
  };
}
