import { type SerializedError, sqlErrorFields } from './messages.ts';

/** Another process, or another engine in this process, has the data folder open. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(dir: string, options?: ErrorOptions) {
    super(
      `The data folder ${dir} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
      options,
    );
  }
}

export class DataFolderUnwritable extends Error {
  override name = 'DataFolderUnwritable';
  constructor(dir: string, options?: ErrorOptions) {
    super(
      `The data folder ${dir} cannot be written. Check that it is a folder, who owns it, and that the disk is neither full nor read-only.`,
      options,
    );
  }
}

export class WrongMajorVersion extends Error {
  override name = 'WrongMajorVersion';
  constructor(folder: string, found: string, wanted: string) {
    super(
      `${folder} was written by PostgreSQL ${found}, this version reads PostgreSQL ${wanted}. Make a backup with the version that wrote it, move the folder away, and restore the backup.`,
    );
  }
}

export class NoPreparedDatabase extends Error {
  override name = 'NoPreparedDatabase';
  constructor() {
    super('The build holds no database to begin with. Run npm run build first.');
  }
}

export class NotADatabaseFolder extends Error {
  override name = 'NotADatabaseFolder';
  constructor(folder: string) {
    super(`${folder} exists and is not a database. Move it away, or restore it from a backup.`);
  }
}

export class NoRoomForCopy extends Error {
  override name = 'NoRoomForCopy';
  constructor(dir: string, needed: number) {
    const megabytes = Math.ceil(needed / 1024 ** 2);
    super(`A copy of the database needs ${megabytes} MB of room in ${dir}, and there is less.`);
  }
}

/**
 * The thread ended during a call. Acknowledged writes are on disk; pending ones may or may not be.
 */
export class DatabaseThreadEnded extends Error {
  override name = 'DatabaseThreadEnded';
  /** PostgreSQL's code for a connection lost to a crash. */
  code = '57P02';
  constructor(reason: string, options?: ErrorOptions) {
    super(`The database thread ended: ${reason}`, options);
  }
}

export class WrongClientInTransaction extends Error {
  override name = 'OuterClientInTransaction';
  constructor() {
    super(
      'The outer database client was used inside a transaction and would wait for itself for ever. Use the transaction that the callback was given.',
    );
  }
}

export class SqlError extends Error {
  override name = 'SqlError';
  declare code?: string;
  declare detail?: string;
  declare constraint?: string;
  constructor(failure: SerializedError) {
    super(failure.message);
    Object.assign(this, failure);
  }
}

export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const failure: SerializedError = { message: error.message };
  for (const field of sqlErrorFields) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'string') failure[field] = value;
  }
  return failure;
}
