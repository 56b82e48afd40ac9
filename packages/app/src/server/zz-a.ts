import { PGlite } from '@electric-sql/pglite';
import { rmSync } from 'node:fs';
const dir = '/tmp/w/i4/a/x1'; rmSync(dir, { recursive: true, force: true });
const c = await PGlite.create({ dataDir: dir, onStderr: (t: string) => { if (/PANIC|FATAL|ERROR/.test(t)) console.log('ENGINE', t.slice(0, 200)); return true; } } as never);
await c.query('create table t (x int, y text)');
rmSync(process.argv[2] === 'wal' ? `${dir}/pg_wal` : dir, { recursive: true });
for (let i = 0; i < 20000; i++) { try { await c.query('insert into t values ($1, $2)', [i, 'x'.repeat(2000)]); } catch (e) { console.log(i, (e as Error).constructor.name, (e as Error).name, String((e as Error).message).slice(0, 150)); if (i > 15000 || process.argv[3] === 'stop') process.exit(); } }
console.log('end');
