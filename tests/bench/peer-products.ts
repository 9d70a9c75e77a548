// Starts WordPress and Request Tracker of Debian with their usual servers.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';
import {
  folder,
  isRoot,
  type Peer,
  readCookie,
  requireCommands,
  send,
  startProcess,
} from './peer-process.ts';
import { startNginxWith } from './peer-servers.ts';

/** WordPress of Debian on PHP-FPM, nginx, and MariaDB. Its rows are comments. */
export async function startWordPress(rows: number): Promise<Peer[]> {
  const fpm = process.env.PHP_FPM ?? 'php-fpm8.2';
  requireCommands('nginx', 'php', fpm, 'mariadbd', 'mariadb-install-db', 'mariadb');
  const site = join(folder, 'wordpress');
  cpSync('/usr/share/wordpress', site, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.endsWith('.htaccess'),
  });
  const [port, phpPort] = [await findFreePort(), await findFreePort()];
  const [data, socket] = [join(folder, 'mariadb'), join(folder, 'mariadb', 'socket')];
  mkdirSync(data);
  if (isRoot) chownSync(data, numberOf('mysql', '-u'), numberOf('mysql', '-g'));
  const user = isRoot ? ['--user=mysql'] : [];
  const install = [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    ...user,
  ];
  execFileSync('mariadb-install-db', install, { stdio: 'ignore' });
  const options = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    ...user,
  ];
  const databasePid = await startProcess(undefined, 'mariadbd', options);
  const run = (query: string, database = '') =>
    execFileSync(
      'mariadb',
      ['--no-defaults', '-u', 'root', '-S', socket, '-e', query, ...(database ? [database] : [])],
      { stdio: 'ignore' },
    );
  for (let tries = 0; ; tries += 1) {
    try {
      run('create database wordpress');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(300);
    }
  }
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
    define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DISABLE_WP_CRON', true);
    define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_HOME', 'http://127.0.0.1:${port}');
    define('WP_SITEURL', 'http://127.0.0.1:${port}'); $table_prefix = 'wp_';
    if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/'); require_once ABSPATH . 'wp-settings.php';`,
  );
  mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true });
  const noFloodLimit = `<?php add_filter('wp_is_comment_flood', '__return_false', 20);`;
  writeFileSync(join(site, 'wp-content/mu-plugins/bench.php'), noFloodLimit);
  const setUp = `define('WP_INSTALLING', true); $_SERVER['HTTP_HOST'] = '127.0.0.1:${port}'; require 'wp-load.php';
    require ABSPATH . 'wp-admin/includes/upgrade.php'; wp_install('Bench', 'admin', 'a@example.org', true, '', 'bench-password');
    update_user_meta(1, 'edit_comments_per_page', 50); update_option('moderation_notify', 0); update_option('comments_notify', 0);`;
  execFileSync('php', ['-d', 'sendmail_path=/bin/true', '-r', setUp], {
    cwd: site,
    stdio: 'ignore',
  });
  run(
    `insert into wp_comments (comment_post_ID, comment_author, comment_author_email, comment_content, comment_date, comment_date_gmt, comment_approved)
     select 1, concat('Ana ', seq), concat('ana', seq, '@example.org'), repeat('text ', 20), now(), now(), '0' from seq_1_to_${rows}`,
    'wordpress',
  );
  const account = isRoot ? 'user = www-data\ngroup = www-data\n' : '';
  const pool = join(folder, 'php-fpm.conf');
  writeFileSync(
    pool,
    `[global]\nerror_log = ${folder}/php.log\n[www]\n${account}listen = 127.0.0.1:${phpPort}\npm = static\npm.max_children = 8\n`,
  );
  const phpPid = await startProcess(undefined, fpm, ['-F', '-y', pool]);
  const nginxPid = await startNginxWith(
    'wordpress',
    port,
    `root ${site}; index index.php; location / { try_files $uri $uri/ /index.php?$args; }
     location ~ \\.php$ { include /etc/nginx/fastcgi.conf; fastcgi_pass 127.0.0.1:${phpPort}; }`,
  );
  const login = { log: 'admin', pwd: 'bench-password', testcookie: '1' };
  const test = { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' };
  const staff = await readCookie(port, {
    path: '/wp-login.php',
    body: login,
    isForm: true,
    headers: test,
  });
  const comment = { comment_post_ID: '1', author: 'Ana Silva', email: 'ana@example.org', url: '' };
  return [
    {
      ...{ name: 'WordPress', isSlow: true, port, pids: [databasePid, phpPid, nginxPid] },
      calls: {
        'home page': () => ({ path: '/', status: 200 }),
        'durable write': (n) => ({
          ...{ path: '/wp-comments-post.php', status: 302, isForm: true },
          body: { ...comment, comment: `May I come on Friday? ${n} ${randomUUID()}` },
        }),
        'list of 50': () => ({ path: '/wp-admin/edit-comments.php', status: 200, headers: staff }),
        profile: () => ({
          path: '/wp-admin/comment.php?action=editcomment&c=7',
          status: 200,
          headers: staff,
        }),
      },
    },
  ];
}

/** Request Tracker 5 of Debian on SQLite, with its own server. Its rows are tickets. */
export async function startTracker(rows: number): Promise<Peer[]> {
  requireCommands('rt-setup-database-5');
  const port = await findFreePort();
  const place = join(folder, 'tracker');
  for (const part of ['sessions', 'mason', 'site.d'])
    mkdirSync(join(place, part), { recursive: true });
  const [config, database] = [join(place, 'RT_SiteConfig.pm'), join(place, 'rt.sqlite')];
  const settings = {
    rtname: 'bench',
    WebDomain: '127.0.0.1',
    WebPort: `${port}`,
    DatabaseType: 'SQLite',
    DatabaseName: database,
  };
  const more = {
    MailCommand: 'testfile',
    MasonDataDir: join(place, 'mason'),
    MasonSessionDir: join(place, 'sessions'),
  };
  const lines = Object.entries({ ...settings, ...more }).map(
    ([name, value]) => `Set($${name}, '${value}');`,
  );
  writeFileSync(
    config,
    `${lines.join('\n')}\nSet($LogToSyslog, undef); Set($RestrictReferrer, 0);\n1;\n`,
  );
  const env = { RT_SITE_CONFIG: config, RT_SITE_CONFIG_DIR: join(place, 'site.d') };
  const init = [
    '--action',
    'init',
    '--skip-create',
    '--dba',
    '',
    '--dba-password',
    '',
    '--prompt-for-dba-password=0',
  ];
  execFileSync('rt-setup-database-5', init, {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  });
  const server = '/usr/share/request-tracker5/libexec/rt-server';
  const pid = await startProcess(port, server, ['--port', `${port}`], env);
  const headers = { Authorization: `Basic ${Buffer.from('root:password').toString('base64')}` };
  const body = { Queue: 'General', Subject: 'Food boxes', Content: 'May I come on Friday?' };
  await send(port, { path: '/REST/2.0/ticket', body, headers });
  fillTickets(database, rows);
  const login = { user: 'root', pass: 'password' };
  const staff = await readCookie(port, { path: '/NoAuth/Login.html', body: login, isForm: true });
  const list = `/Search/Results.html?Query=${encodeURIComponent("Status = 'new'")}&Rows=50`;
  return [
    {
      ...{ name: 'Request Tracker', isSlow: true, port, pids: [pid] },
      calls: {
        'durable write': () => ({ path: '/REST/2.0/ticket', status: 201, body, headers }),
        'list of 50': () => ({ path: list, status: 200, headers: staff }),
        profile: () => ({ path: '/Ticket/Display.html?id=1', status: 200, headers: staff }),
      },
    },
  ];
}

/** Copies the first ticket: creating each by a request would take half an hour. */
function fillTickets(file: string, rows: number): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const columns = database.prepare('select name from pragma_table_info(?)').all('Tickets');
  const names = columns.map(({ name }) => String(name));
  const values = names.map((name) => (['id', 'EffectiveId'].includes(name) ? 'n' : name));
  database.exec(
    `with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ${rows})
     insert into Tickets (${names.join(', ')}) select ${values.join(', ')} from Tickets, numbers where id = 1`,
  );
  database.close();
}

function numberOf(user: string, kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, user], { encoding: 'utf8' }));
}
