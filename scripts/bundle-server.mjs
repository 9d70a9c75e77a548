// Bundles the server, its command lines and the database's thread for Node, and the module that
// starts hydration for browsers. A bundle starts in a fraction of the time of its modules.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { at } from './project.mjs';

/** Native code and WebAssembly load files beside themselves, so they stay packages. */
const external = [/^node:/, '@node-rs/argon2', /^@electric-sql\//, 'pg-native'];

const entries = {
  main: 'server/main.ts',
  db: 'server/cli/db.ts',
  staff: 'server/cli/staff.ts',
  'embedded-worker': 'server/db/embedded/worker.ts',
};

const input = Object.fromEntries(
  Object.entries(entries)
    .filter(([, file]) => existsSync(at(file)))
    .map(([name, file]) => [name, at(file)]),
);
rmSync(at('build', 'server'), { recursive: true, force: true });
const bundle = await rolldown({
  input,
  external,
  platform: 'node',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
});
await bundle.write({
  dir: at('build', 'server'),
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  sourcemap: true,
  banner:
    "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);",
});
if (existsSync(at('server', 'db', 'migrations'))) {
  cpSync(at('server', 'db', 'migrations'), at('build', 'server', 'migrations'), {
    recursive: true,
  });
}
for (const file of ['model.bin', 'rules.txt', 'danger-words.txt']) {
  cpSync(at('assistant', file), at('build', 'server', file));
}

const starter = await rolldown({ input: at('app', 'start-hydration.ts'), platform: 'browser' });
const { output } = await starter.generate({ format: 'esm', minify: true });
const { code } = output[0];
const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
mkdirSync(at('build', 'app', 'client', 'assets'), { recursive: true });
writeFileSync(at('build', 'app', 'client', 'assets', `start-hydration-${hash}.js`), code);
