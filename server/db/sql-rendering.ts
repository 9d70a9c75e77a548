// Renders Drizzle's SQL objects in one pass. Drizzle checks each chunk against ten classes and copies the parameters
// at every level, which took an eighth of a list's CPU time. Rare chunks are still left to Drizzle.
import { Column, is, Name, Param, Placeholder, type Query, SQL, StringChunk } from 'drizzle-orm';
import type { PgDialect } from 'drizzle-orm/pg-core';

type Output = { sql: string; params: unknown[] };
type DrizzleConfig = Parameters<SQL['toQuery']>[0];

/** Replaces the dialect's rendering. The texts and parameters stay the same. */
export function renderInOnePass(dialect: PgDialect): void {
  const byDrizzle = dialect.sqlToQuery.bind(dialect);
  const columnTexts = new WeakMap<Column, string>();
  const config = configOf(dialect);

  function add(chunk: unknown, output: Output): void {
    if (chunk instanceof StringChunk) {
      for (const text of chunk.value) output.sql += text;
    } else if (chunk instanceof SQL && !isInlined(chunk)) {
      for (const part of chunk.queryChunks) add(part, output);
    } else if (chunk instanceof Name) {
      output.sql += dialect.escapeName(chunk.value);
    } else if (chunk instanceof Column) {
      output.sql += columnText(chunk);
    } else if (chunk instanceof Param && !(chunk.value instanceof Placeholder)) {
      const value = chunk.value === null ? null : chunk.encoder.mapToDriverValue(chunk.value);
      if (is(value, SQL)) add(value, output);
      else addValue(value, output);
    } else if (typeof chunk === 'string' || typeof chunk === 'number') {
      addValue(chunk, output);
    } else if (Array.isArray(chunk)) {
      addList(chunk, output);
    } else {
      addByDrizzle(chunk, output);
    }
  }

  function addValue(value: unknown, output: Output): void {
    output.sql += dialect.escapeParam(output.params.length);
    output.params.push(value);
  }

  function addList(chunks: readonly unknown[], output: Output): void {
    output.sql += '(';
    for (const [at, chunk] of chunks.entries()) {
      if (at > 0) output.sql += ', ';
      add(chunk, output);
    }
    output.sql += ')';
  }

  function addByDrizzle(chunk: unknown, output: Output): void {
    const paramStartIndex = { value: output.params.length };
    const { sql, params } = new SQL([chunk as SQL]).toQuery({ ...config, paramStartIndex });
    output.sql += sql;
    output.params.push(...params);
  }

  function columnText(column: Column): string {
    const known = columnTexts.get(column) ?? byDrizzle(new SQL([column])).sql;
    columnTexts.set(column, known);
    return known;
  }

  dialect.sqlToQuery = (sql, invokeSource): Query => {
    if (invokeSource !== undefined) return byDrizzle(sql, invokeSource);
    const output: Output = { sql: '', params: [] };
    add(sql, output);
    return output;
  };
}

function isInlined(chunk: SQL): boolean {
  return Reflect.get(chunk, 'shouldInlineParams') === true;
}

function configOf(dialect: PgDialect): DrizzleConfig {
  return {
    casing: Reflect.get(dialect, 'casing'),
    escapeName: dialect.escapeName,
    escapeParam: dialect.escapeParam,
    escapeString: dialect.escapeString,
    prepareTyping: dialect.prepareTyping,
  };
}
