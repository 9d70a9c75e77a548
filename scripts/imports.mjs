// The import linter: checks which folder may import which, and that there are no import cycles.
//   node scripts/imports.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { fromRoot } from './project.mjs';

/** The facts about the organization, which code needs. The module imports only types. */
const facts = 'content/organization';

/** The top-level folders and their allowed imports. `types` allows only type imports. */
const rooms = {
  domain: { may: [facts] },
  content: { may: ['domain'] },
  assistant: { may: ['domain'] },
  art: { may: ['domain'] },
  server: { may: ['domain', 'content', 'assistant'] },
  app: { may: ['domain', 'content'], types: ['server'] },
};

/** The code that trains and evaluates the assistant. Neither the build nor the product uses it. */
const workshop = /^assistant\/(learning|eval|data)\//;

/** The public modules of each subject, which the rest of the server may import. */
const exported = {
  cases: [
    'parts.ts',
    'open-work.ts',
    'access/case-access.ts',
    'people/member-list.ts',
    'people/member-changes.ts',
    'people/create-people.ts',
    'duplicates/candidates.ts',
    'duplicates/compare-new.ts',
    'duplicates/duplicate-routes.ts',
    'duplicates/pairs.ts',
    'people/store-intake.ts',
    'services/service-day.ts',
    'services/create-service-records.ts',
    'contact-log/contact-attempts.ts',
    'contact-log/contact-effect.ts',
  ],
  households: ['case-households.ts', 'household-rows.ts', 'join-household.ts'],
  submissions: ['submission-list.ts', 'accepted-volunteers.ts'],
  contacts: ['contacts.ts'],
  donations: ['donations.ts'],
  events: ['public-events.ts'],
  updates: ['sending.ts', 'newsletters.ts'],
  site: ['current-site.ts'],
  runs: ['runs.ts', 'run-worker.ts'],
  imports: ['import-job.ts', 'expired-imports.ts'],
  chat: ['chat.ts'],
};

/** The layers of the server, lowest first. A folder imports only lower layers. */
const layers = [
  ['db'],
  ['api'],
  ['backup'],
  ['auth'],
  ['triage', 'links'],
  ['notifications', 'live'],
  Object.keys(exported),
  ['reports', 'privacy', 'operation'],
  ['demo'],
  ['http', 'cli'],
];
/** The subject that owns each table of `server/db/schema`. Only its folder imports the table. */
const tableOwners = {
  accounts: {
    ...ownedBy('auth', 'staffSessions staffPasskeys staffRecoveryCodes staffLinks staffDevices'),
    // Accounts also contain the notification settings.
    staffAccounts: ['auth', 'notifications'],
  },
  members: {
    ...ownedBy(
      'cases',
      'memberMerges MovedRows caseAccess isOpenCase isOpenPair isNotCompared hasPhone hasEmail isAwaitingContact',
    ),
    // A household writes the address of its cases; an import compares and changes the people of a file.
    members: ['cases', 'households', 'imports'],
    duplicatePairs: ['cases', 'imports'],
  },
  households: {
    ...ownedBy('households', 'households'),
    // Access to a restricted case covers its household and its relationships.
    '*': ['households', 'cases'],
  },
  'case-parts': {
    ...ownedBy('reports', 'savedViews'),
    serviceRecords: ['cases', 'imports'],
    // Every other table in this file is a part of a case.
    '*': ['cases'],
  },
  public: {
    ...ownedBy('contacts', 'contacts'),
    ...ownedBy('submissions', 'getInvolvedSubmissions'),
    ...ownedBy('donations', 'donations'),
    ...ownedBy('events', 'publicEvents'),
    ...ownedBy('updates', 'newsletters'),
    ...ownedBy('privacy', 'volunteers'),
  },
  links: ownedBy('links', 'secretLinks LinkScope'),
  site: ownedBy('site', 'contentDrafts contentReleases'),
  updates: ownedBy('updates', 'updates updateStops'),
  outbox: ownedBy('notifications', 'outbox emergencies colleagueNotices replies textStops'),
  requests: ownedBy('api', 'idempotencyKeys rateLimits appSecrets'),
  operation: ownedBy('operation', 'checklistItems'),
  runs: {
    runs: ['runs', 'imports'],
    ...ownedBy('imports', 'importRows isToImport'),
    RunCounts: ['runs', 'imports'],
  },
  privacy: ownedBy('privacy', 'retentionPeriods retentionHolds'),
};

function ownedBy(folder, names) {
  return Object.fromEntries(names.split(' ').map((name) => [name, [folder]]));
}

/** Folders that may read the tables of every subject. `triage` sorts the work of all subjects. */
const acrossSubjects = ['triage', 'reports', 'privacy', 'operation', 'backup', 'demo', 'cli'];

/** The files below all layers, and the files above them: the list of all routes and the entry point. */
const base = ['env.ts', 'start-error.ts', 'trusted-proxies.ts', 'version.ts'];
const top = ['api.ts', 'main.ts'];

const pattern =
  /^(?:import|export)\s+(type\s+)?([^'";]*?\bfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The imports of a file, each with its target and whether it imports only types. */
function importsIn(file, text, files) {
  return [...text.matchAll(pattern)].flatMap(([, type, clause = '', plain, lazy]) => {
    const to = resolve(file, plain ?? lazy, files);
    return to === undefined ? [] : [{ to, clause, isType: Boolean(type) || hasOnlyTypes(clause) }];
  });
}

function hasOnlyTypes(clause) {
  const names = /^\{([^}]*)\}/
    .exec(clause.trim())?.[1]
    .split(',')
    .map((name) => name.trim());
  return names?.filter(Boolean).every((name) => name.startsWith('type ')) ?? false;
}

function resolve(from, specifier, files) {
  const path = specifier.startsWith('#')
    ? specifier
        .slice(1)
        .replace(/^text\//, 'content/en/')
        .replace(/^organization$/, facts)
    : specifier.startsWith('.')
      ? join(dirname(from), specifier.replace(/\?.*$/, ''))
      : undefined;
  return ['', '.ts', '.tsx'].map((end) => path + end).find((file) => files.has(file));
}

function roomRefusal(from, to, isType) {
  const [room] = from.split('/');
  const [target] = to.split('/');
  const { may = [], types = [] } = rooms[room] ?? {};
  if (workshop.test(to) && !workshop.test(from)) return `nothing that runs imports ${to}`;
  if (room === target || may.includes(target) || may.some((file) => to === `${file}.ts`)) {
    return undefined;
  }
  if (types.includes(target)) {
    return isType ? undefined : `${room} imports only types from ${target}`;
  }
  return `${room} does not import ${target}`;
}

const layerOf = (folder) => layers.findIndex((layer) => layer.includes(folder));

function serverRefusal(from, to) {
  const [, folder] = from.split('/');
  const [, target, ...module] = to.split('/');
  if (folder === target || top.includes(folder) || base.includes(target)) return undefined;
  if (base.includes(folder)) return `${from} stands below every folder of the server`;
  // Only the process in http/ may import the list of all routes.
  if (target === 'api.ts' && folder === 'http') return undefined;
  if (top.includes(target)) return `only the process imports ${to}`;
  if (layerOf(folder) < layerOf(target)) return `server/${folder} stands below server/${target}`;
  if (target in exported && !exported[target].includes(module.join('/'))) {
    return `ask server/${target} through ${exported[target].join(' or ')}`;
  }
  if (layerOf(folder) === layerOf(target) && !(target in exported)) {
    return `server/${folder} and server/${target} stand side by side`;
  }
  return undefined;
}

const ownersOf = (schema, name) => tableOwners[schema][name] ?? tableOwners[schema]['*'];

function tableRefusal(from, to, clause) {
  const schema = /^server\/db\/schema\/([\w-]+)\.ts$/.exec(to)?.[1];
  const [, folder] = from.split('/');
  if (!(schema in tableOwners) || ['db', ...acrossSubjects].includes(folder)) return undefined;
  const names = [
    ...(/^\{([^}]*)\}/.exec(clause.trim())?.[1] ?? '').matchAll(/(\w+)(\s+as\s+\w+)?/g),
  ];
  const foreign = names
    .map(([, name]) => name)
    .find((name) => name !== 'type' && !ownersOf(schema, name)?.includes(folder));
  if (foreign === undefined) return undefined;
  const owners = ownersOf(schema, foreign)?.join(' and ');
  return owners === undefined
    ? `scripts/imports.mjs names no owner of ${foreign}`
    : `only ${owners} may use the table ${foreign}`;
}

/** Returns the problems of these files. `files` maps a path to its text. */
export function importProblems(files) {
  const graph = new Map();
  const problems = [];
  for (const [from, text] of files) {
    const imports = importsIn(from, text, files);
    graph.set(
      from,
      imports.map(({ to }) => to),
    );
    for (const { to, isType, clause } of imports) {
      const refusal =
        roomRefusal(from, to, isType) ??
        (from.startsWith('server/') && to.startsWith('server/')
          ? (serverRefusal(from, to) ?? tableRefusal(from, to, clause))
          : undefined);
      if (refusal) problems.push(`${from} imports ${to}: ${refusal}.`);
    }
  }
  return [...problems, ...circlesIn(graph).map((circle) => `A circle: ${circle.join(' → ')}.`)];
}

/** Returns one path around each import cycle. Type imports count too. */
function circlesIn(graph) {
  const circles = [];
  const done = new Set();
  const walk = (file, way) => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const to of graph.get(file) ?? []) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}

/** The diagram of folders and layers for the README. */
export function importDiagram() {
  const arrows = Object.entries(rooms).flatMap(([room, { may, types = [] }]) => [
    ...may.filter((target) => target in rooms).map((target) => `  ${room} --> ${target}`),
    ...types.map((target) => `  ${room} -. types .-> ${target}`),
  ]);
  const boxes = layers.toReversed().map((layer, at) => `    l${at}["${layer.join(' · ')}"]`);
  const order = layers.map((_, at) => `l${at}`).join(' --> ');
  return [
    ...['```mermaid', 'flowchart TD', ...arrows, '  subgraph server', ...boxes, `    ${order}`],
    ...['  end', '```'],
  ].join('\n');
}

/** Reads all sources except tests, which may import anything. */
export function readSources() {
  const files = new Map();
  for (const room of Object.keys(rooms)) {
    for (const entry of readdirSync(fromRoot(room), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).slice(fromRoot('').length).replace(/^\//, '');
      if (!/\.tsx?$/.test(path) || /\.test\.tsx?$|^assistant\/eval\//.test(path)) continue;
      files.set(path, readFileSync(fromRoot(path), 'utf8'));
    }
  }
  return files;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = importProblems(readSources());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
