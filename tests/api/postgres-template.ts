// Starts one PostgreSQL server for the run, with a migrated database that every test file copies.
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/client.ts';
import { startPostgres } from './postgres-server.ts';

export async function setup(project: TestProject) {
  // These tests do not depend on durability; the fault tests use a server with full fsync.
  const server = await startPostgres({ fsync: 'off', synchronous_commit: 'off', jit: 'off' });
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database template_app');
  await admin.end();
  const database = await openDatabase({ databaseUrl: server.url('template_app'), dataDir: '' });
  await database.close();
  project.provide('postgresTemplate', server.url('template_app'));
  return () => server.stop();
}
