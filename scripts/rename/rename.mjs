// Renames files and symbols by a map, type-aware: node scripts/rename/rename.mjs <root> <map.json> [--dry]. Kept in the history for the names still to come.
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync, existsSync, mkdirSync, globSync } from 'node:fs';
import { dirname, join, relative, resolve, basename } from 'node:path';
import { execFileSync } from 'node:child_process';
const [root, mapFile, dry] = process.argv.slice(2);
const ts = createRequire(join(root, 'package.json'))('typescript');
const map = JSON.parse(readFileSync(mapFile, 'utf8'));
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js', '*.mts', '*.css', '*.sql'], { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim().split('\n').map((f) => join(root, f)).filter(existsSync);
const texts = new Map(files.map((f) => [f, readFileSync(f, 'utf8')]));
const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX, strict: true, noEmit: true,
  allowImportingTsExtensions: true, customConditions: ['@hosted-stay/source'], skipLibCheck: true, types: [], allowJs: false, resolveJsonModule: true, lib: ['lib.es2023.d.ts', 'lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], };
const tsFiles = files.filter((f) => /\.tsx?$/.test(f));
const host = {
  getScriptFileNames: () => tsFiles, getScriptVersion: () => '1',
  getScriptSnapshot: (f) => { const t = texts.get(f) ?? (existsSync(f) ? readFileSync(f, 'utf8') : undefined); return t === undefined ? undefined : ts.ScriptSnapshot.fromString(t); },
  getCurrentDirectory: () => join(root, 'packages/app'), getCompilationSettings: () => options, getDefaultLibFileName: (o) => ts.getDefaultLibFilePath(o),
  fileExists: ts.sys.fileExists, readFile: ts.sys.readFile, readDirectory: ts.sys.readDirectory, directoryExists: ts.sys.directoryExists, getDirectories: ts.sys.getDirectories, realpath: ts.sys.realpath,
};
const service = ts.createLanguageService(host, ts.createDocumentRegistry());
const program = service.getProgram();
console.error('program', program.getSourceFiles().length);
const edits = new Map(); // file -> Map(start -> {end,text})
function edit(f, start, end, text) { if (!edits.has(f)) edits.set(f, new Map()); const m = edits.get(f); const key = `${start}`; if (m.has(key) && m.get(key).text !== text) console.error('CONFLICT', f, start, m.get(key).text, text); m.set(key, { start, end, text }); }
function nodeAt(sf, pos) { let found = sf; const visit = (n) => { if (n.getStart(sf) <= pos && pos < n.getEnd()) { found = n; ts.forEachChild(n, visit); } }; visit(sf); return found; }
function findDeclaration(sf, name) {
  const [outer, inner] = name.split('.');
  let hit = null;
  const visit = (n, depth) => {
    if (hit) return;
    const id = n.name;
    if (id && ts.isIdentifier(id) && id.text === outer && (ts.isFunctionDeclaration(n) || ts.isVariableDeclaration(n) || ts.isInterfaceDeclaration(n) || ts.isTypeAliasDeclaration(n) || ts.isClassDeclaration(n) || ts.isEnumDeclaration(n))) {
      if (inner === undefined) { hit = id; return; }
      const inside = (m) => { if (hit) return; if (m.name && ts.isIdentifier(m.name) && m.name.text === inner && (ts.isPropertySignature(m) || ts.isMethodDeclaration(m) || ts.isPropertyDeclaration(m) || ts.isMethodSignature(m) || ts.isPropertyAssignment(m))) { hit = m.name; return; } ts.forEachChild(m, inside); };
      inside(n); return;
    }
    ts.forEachChild(n, visit);
  };
  visit(sf); return hit;
}
let done = 0;
for (const { file, from, to } of map.renames ?? []) {
  const path = join(root, file); const sf = program.getSourceFile(path);
  if (!sf) { console.error('NO FILE', file); continue; }
  const id = findDeclaration(sf, from);
  if (!id) { console.error('NO SYMBOL', file, from); continue; }
  const old = id.text;
  const groups = service.findReferences(path, id.getStart(sf)) ?? [];
  for (const g of groups) for (const r of g.references) {
    const f = r.fileName; if (!texts.has(f)) continue;
    const s = program.getSourceFile(f); const n = nodeAt(s, r.textSpan.start);
    const text = s.text.slice(r.textSpan.start, r.textSpan.start + r.textSpan.length);
    if (text !== old) continue; // aliased import's local name, quoted key …
    const p = n.parent;
    let out = to;
    const isProp = from.includes('.');
    if (p && ts.isShorthandPropertyAssignment(p)) {
      // value renamed keeps property; property renamed keeps value
      const valueSym = program.getTypeChecker().getShorthandAssignmentValueSymbol(p);
      out = isProp ? `${to}: ${old}` : `${old}: ${to}`;
    } else if (p && ts.isBindingElement(p) && !p.propertyName && p.name === n && isProp) out = `${to}: ${old}`;
    edit(f, r.textSpan.start, r.textSpan.start + r.textSpan.length, out);
  }
  done++;
}
console.error('renamed', done);
// moves
const moves = new Map(Object.entries(map.moves ?? {}).map(([a, b]) => [join(root, a), join(root, b)]));
for (const a of moves.keys()) if (!texts.has(a) && !existsSync(a)) console.error('NO MOVE SOURCE', a);
const APP = join(root, 'packages/app');
const alias = (target) => { const r = relative(join(APP, 'src'), target); const [top] = r.split('/'); return ['contract', 'server', 'web'].includes(top) ? `#${r}` : null; };
if (moves.size > 0) for (const f of files) {
  const newF = moves.get(f) ?? f;
  const text = texts.get(f);
  const re = /(['"`])((?:\.{1,2}\/|#(?:contract|server|web)\/|packages\/)[^'"`\n]*?)\1/g;
  let m;
  while ((m = re.exec(text))) {
    const spec = m[2]; let target; const bare = spec.replace(/\?.*$/, ''); const query = spec.slice(bare.length);
    if (spec.startsWith('#')) { if (!f.startsWith(APP)) continue; target = join(APP, 'src', bare.slice(1)); }
    else if (spec.startsWith('packages/')) target = join(root, bare);
    else target = resolve(dirname(f), bare);
    if (!texts.has(target) && !moves.has(target)) continue;
    const newT = moves.get(target) ?? target;
    if (newT === target && newF === f) continue;
    let out;
    if (spec.startsWith('packages/')) out = relative(root, newT);
    else {
      let rel = relative(dirname(newF), newT); if (!rel.startsWith('.')) rel = `./${rel}`;
      const a = alias(newT);
      if (spec.startsWith('#')) out = dirname(newF) === dirname(newT) && moves.has(target) && false ? rel : a;
      else out = rel.startsWith('./') ? rel : (newF.startsWith(join(APP, 'src')) && a ? a : rel);
      // inside one folder, siblings are named relatively
      if (spec.startsWith('#') && dirname(newF) === dirname(newT) && dirname(f) !== dirname(target)) out = rel;
    }
    if (out && out + query !== spec) edit(f, m.index + 1, m.index + 1 + spec.length, out + query);
  }
}
let changed = 0;
if (!dry) {
  for (const [f, m] of edits) {
    let text = texts.get(f);
    for (const e of [...m.values()].sort((a, b) => b.start - a.start)) text = text.slice(0, e.start) + e.text + text.slice(e.end);
    writeFileSync(f, text); changed++;
  }
  for (const [a, b] of moves) { mkdirSync(dirname(b), { recursive: true }); try { execFileSync('git', ['mv', a, b], { cwd: root }); } catch (e) { console.error('MOVE FAILED', a, b); } }
}
console.error('files edited', edits.size, 'moves', moves.size);
