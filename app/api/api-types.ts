// Types of the API's paths and responses, derived from the server's route table.
import type * as v from 'valibot';
import type { ApiRoute } from '#server/api';
import type { Method } from '#server/api/route';

/** The type of a route's paths: in `/api/members/{id}` every parameter is a number. */
type Address<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${number}${Address<After>}`
  : Path;

/** Response schemas by method and address. */
type Responses = {
  [R in ApiRoute as `${R['method']} ${Address<R['path']>}`]: R['response'];
};

// A fragment is never sent; it distinguishes cache entries of rows that share a path.
type WithSuffix<Path extends string> = Path | `${Path}?${string}` | `${Path}#${number}`;

type WithoutSuffix<Path extends string> = Path extends `${infer Base}${'?' | '#'}${string}`
  ? Base
  : Path;

/** Every path that the route table has for this method. */
export type ApiPath<M extends Method> = WithSuffix<
  Address<Extract<ApiRoute, { method: M }>['path']>
>;

/** The path of a row whose newest change can be undone: the API has a route `${path}/undo`. */
export type UndoablePath = UndonePath<ApiPath<'POST'>>;
type UndonePath<Path> = Path extends `${infer Row extends ApiPath<'PATCH' | 'PUT'>}/undo`
  ? Row
  : never;

/** The response of a call with this method and path. */
export type ApiResponse<
  M extends Method,
  Path extends ApiPath<M>,
> = `${M} ${WithoutSuffix<Path>}` extends infer Key extends keyof Responses
  ? v.InferOutput<Responses[Key]>
  : never;

/** A row of the list at this path. */
export type ApiRow<Path extends ApiPath<'GET'>> =
  ApiResponse<'GET', Path> extends readonly (infer Row)[] ? Row : never;
