// Types of the API for the app: the response of a path, taken from the server's route table.
import type * as v from 'valibot';
import type { ApiRoute } from '#server/api';
import type { Method } from '#server/api/route';

type ResponseOf<R extends ApiRoute> = v.InferOutput<R['response']>;

type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [First, ...Segments<Rest>]
  : [Path];

/** `/api/members/{id}` as the type of every address that it stands for. */
type Matches<Pattern, Path> = Pattern extends [infer P, ...infer Ps]
  ? Path extends [infer S, ...infer Ss]
    ? P extends `{${string}}`
      ? Matches<Ps, Ss>
      : S extends P
        ? Matches<Ps, Ss>
        : false
    : false
  : Path extends []
    ? true
    : false;

type WithoutQuery<Path extends string> = Path extends `${infer Base}?${string}` ? Base : Path;

// `true extends`: a route made for several subjects has several paths.
type Find<M extends Method, Path extends string, R = ApiRoute> = R extends ApiRoute
  ? M extends R['method']
    ? true extends Matches<Segments<R['path']>, Segments<Path>>
      ? R
      : never
    : never
  : never;

type RouteAt<M extends Method, Path extends string> = Path extends string
  ? Find<M, WithoutQuery<Path>>
  : never;

/** The response of a call with this method and path; `never` if the route table has no such route. */
export type ApiResponse<M extends Method, Path extends string> = ResponseOf<RouteAt<M, Path>>;

/** A row of the list at this path. */
export type ApiRow<Path extends string> =
  ApiResponse<'GET', Path> extends readonly (infer Row)[] ? Row : never;

/** A path as a parameter: one that the route table does not have is a type error. */
export type ApiPath<M extends Method, Path extends string> = [RouteAt<M, Path>] extends [never]
  ? never
  : Path;
