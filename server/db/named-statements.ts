// A PostgreSQL connection that names its statements, so that the server parses and plans each text
// once. BEGIN travels with the first statement of its transaction. The pool must set `pipeline`.
import pg from 'pg';
import { timeStatement } from './statement-times.ts';

/**
 * pg never deallocates a name, so each connection stores at most this many; further texts stay
 * unnamed.
 */
const maxNames = 300;
/** Longer texts are mostly inserts of many rows, which seldom repeat. */
const maxTextLength = 8_000;
/** The name is unknown or taken, because a pooler shares this connection's server process. */
const poolerCodes = ['26000', '42P05'];

type Callback = (error: Error, result: pg.QueryResult) => void;
type AnyResult = Partial<pg.QueryResult>;

/**
 * Returns the client class of one pool. It stops naming for good when a pooler mixes up the names.
 */
export function createNamingClient(): typeof pg.Client {
  let isNaming = true;
  const watchForPooler = (error: Error | null) => {
    if (poolerCodes.includes(String(error && Reflect.get(error, 'code')))) isNaming = false;
  };

  return class NamingClient extends pg.Client {
    #names = new Map<string, string>();
    /** BEGIN was requested and waits for the next statement. */
    #mustBegin = false;

    // biome-ignore lint/suspicious/noExplicitAny: pg declares ten overloads, and the pool uses three of them.
    override query(config: any, values?: any, callback?: Callback): any {
      if (callback === undefined && config.text === 'begin') {
        this.#mustBegin = true;
        return Promise.resolve<AnyResult>({ rows: [] });
      }
      if (!this.#mustBegin) return this.#send(config, values, callback);
      this.#mustBegin = false;
      const isEmpty = config.text === 'commit' || config.text === 'rollback';
      if (isEmpty) return Promise.resolve<AnyResult>({ rows: [] });
      return this.#sendWithBegin(() => this.#send(config, values, callback));
    }

    /** Sends both in one packet. */
    async #sendWithBegin(send: () => Promise<AnyResult>): Promise<AnyResult> {
      const { stream } = this.connection;
      stream.cork();
      const begun = super.query('begin');
      const sent = send();
      stream.uncork();
      const [, result] = await Promise.all([begun, sent]);
      return result;
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of query().
    #send(config: any, values?: any, callback?: Callback): any {
      const name = isNaming ? this.#nameOf(config, values) : undefined;
      const isTimed = callback === undefined && Array.isArray(values);
      if (name === undefined && !isTimed) {
        return super.query(config, values, callback as Callback);
      }
      const named = name === undefined ? config : { ...config, name };
      if (callback === undefined) {
        // The pool times its own queries, including the wait for a connection; these run in a transaction.
        return timeStatement(config.text, () => super.query(named, values)).catch(
          (error: Error) => {
            watchForPooler(error);
            throw error;
          },
        );
      }
      return super.query(named, values, (error, result) => {
        watchForPooler(error);
        callback(error, result);
      });
    }

    #nameOf(config: Partial<pg.QueryConfig>, values: unknown): string | undefined {
      const { text, name } = config;
      if (name || text === undefined || !Array.isArray(values)) return undefined;
      // A text with several statements cannot have a name.
      if (text.length > maxTextLength || text.includes(';')) return undefined;
      const known = this.#names.get(text);
      if (known !== undefined || this.#names.size >= maxNames) return known;
      const added = `s${this.#names.size}`;
      this.#names.set(text, added);
      return added;
    }
  };
}
