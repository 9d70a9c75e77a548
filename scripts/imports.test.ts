import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importDiagram, importProblems, readSources } from './imports.mjs';
import { fromRoot } from './project.mjs';

/** Lints two files, of which the first imports the second with this line. */
function problems(
  from: string,
  to: string,
  line = `import { x } from '#${to.replace(/\.tsx?$/, '')}';`,
) {
  return importProblems(
    new Map([
      [from, line],
      [to, ''],
    ]),
  );
}

describe('imports', () => {
  it('finds no problems in the repository', () => {
    expect(importProblems(readSources())).toEqual([]);
  });

  it.each([
    ['domain/text/text.ts', 'content/en/home.ts'],
    ['domain/text/text.ts', 'server/env.ts'],
    ['content/en/home.ts', 'server/env.ts'],
    ['content/en/home.ts', 'app/api.ts'],
    ['assistant/pipeline.ts', 'server/env.ts'],
    ['assistant/pipeline.ts', 'content/en/home.ts'],
    ['assistant/pipeline.ts', 'assistant/learning/trainer.ts'],
    ['server/chat/chat.ts', 'assistant/eval/score.ts'],
    ['art/build.ts', 'content/en/home.ts'],
    ['server/env.ts', 'app/api.ts'],
    ['server/db/client.ts', 'server/api/list.ts'],
    ['server/api/list.ts', 'server/auth/session.ts'],
    ['server/auth/session.ts', 'server/cases/people/member-list.ts'],
    ['server/cases/people/members.ts', 'server/reports/stats.ts'],
    ['server/cases/people/members.ts', 'server/api.ts'],
    ['server/reports/stats.ts', 'server/cases/people/bulk.ts'],
    ['server/submissions/bulk.ts', 'server/cases/people/bulk.ts'],
    ['server/cli/db.ts', 'server/http/log.ts'],
    ['server/env.ts', 'server/db/client.ts'],
    ['app/api.ts', 'server/env.ts'],
  ])('reports %s importing %s', (from, to) => {
    expect(problems(from, to)).toHaveLength(1);
  });

  it.each([
    ['content/en/home.ts', 'domain/text/text.ts'],
    ['server/reports/stats.ts', 'server/cases/people/member-list.ts'],
    ['server/submissions/bulk.ts', 'server/cases/people/member-list.ts'],
    ['server/http/process/run.ts', 'server/api.ts'],
    ['server/api.ts', 'server/cases/people/bulk.ts'],
  ])('allows %s to import %s', (from, to) => {
    expect(problems(from, to)).toEqual([]);
  });

  it('allows the app to import only types from the server', () => {
    const of = (line: string) => problems('app/api.ts', 'server/env.ts', line);
    expect(of("import type { Env } from '#server/env';")).toEqual([]);
    expect(of("import { type Env } from '../server/env.ts';")).toEqual([]);
    expect(of("export type { Env } from '../server/env.ts';")).toEqual([]);
    expect(of("import { type Env, loadEnv } from '../server/env.ts';")).toHaveLength(1);
    expect(of("import '../server/env.ts';")).toHaveLength(1);
    expect(of("export * from '../server/env.ts';")).toHaveLength(1);
    expect(of("const env = await import('../server/env.ts');")).toHaveLength(1);
  });

  it('allows only the owning subject to use a table', () => {
    const of = (from: string, line: string, schema = 'members') =>
      problems(
        from,
        `server/db/schema/${schema}.ts`,
        `${line} from '#server/db/schema/${schema}';`,
      );
    const [refused] = of('server/live/live.ts', 'import { isOpenCase, members }');
    expect(refused).toMatch(/only cases may use the table isOpenCase\.$/);
    expect(of('server/contacts/contacts.ts', 'import { donations as d }', 'public')).toHaveLength(
      1,
    );
    expect(of('server/api/make.ts', 'import type { members }')).toHaveLength(1);
    expect(of('server/live/live.ts', 'import { newTable }')[0]).toMatch(/no owner of newTable\.$/);
    for (const folder of ['cases/people', 'triage', 'reports', 'privacy']) {
      expect(of(`server/${folder}/file.ts`, 'import { members }')).toEqual([]);
    }
  });

  it('generates the diagram in the README', () => {
    expect(readFileSync(fromRoot('README.md'), 'utf8')).toContain(importDiagram());
  });

  it('reports an import cycle, including one of types', () => {
    const files = new Map([
      ['domain/a.ts', "import type { B } from './b.ts';"],
      ['domain/b.ts', "import {\n  c,\n  d,\n} from './c.ts';"],
      ['domain/c.ts', "import { a } from '#domain/a';"],
    ]);
    expect(importProblems(files)).toEqual([
      'A circle: domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts.',
    ]);
  });
});
