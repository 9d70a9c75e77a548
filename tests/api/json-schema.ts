// Validates values against the part of JSON Schema that the API uses; an unknown keyword is an error too.

export type JsonSchema = { [keyword: string]: unknown };

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const fits = (wanted: string, value: unknown): boolean =>
  typeOf(value) === wanted || (wanted === 'number' && typeof value === 'number');

type Check = (expected: never, value: never, schema: JsonSchema, at: string) => string[];
const problem = (isFine: boolean, text: string) => (isFine ? [] : [text]);

const fitsOne: Check = (choices: JsonSchema[], value, _, at) =>
  problem(
    choices.some((choice) => findSchemaProblems(choice, value, at).length === 0),
    `${at} fits no choice`,
  );

const checks: Record<string, Check> = {
  type: (types: string | string[], value, _, at) =>
    problem(
      [types].flat().some((one) => fits(one, value)),
      `${at} is ${typeOf(value)}, not ${types}`,
    ),
  const: (wanted: unknown, value, _, at) => problem(wanted === value, `${at} is not ${wanted}`),
  enum: (values: unknown[], value, _, at) => problem(values.includes(value), `${at} is not listed`),
  anyOf: fitsOne,
  oneOf: fitsOne,
  allOf: (all: JsonSchema[], value, _, at) =>
    all.flatMap((one) => findSchemaProblems(one, value, at)),
  required: (keys: string[], value: object, _, at) =>
    keys.flatMap((key) => problem(Object.hasOwn(value, key), `${at}.${key} is missing`)),
  properties: (properties: Record<string, JsonSchema>, value: object, schema, at) =>
    Object.entries(value).flatMap(([key, part]) => {
      const known = properties[key];
      if (known !== undefined) return findSchemaProblems(known, part, `${at}.${key}`);
      return problem(schema.additionalProperties !== false, `${at}.${key} is not described`);
    }),
  items: (item: JsonSchema, value: unknown[], _, at) =>
    value.flatMap((part, index) => findSchemaProblems(item, part, `${at}[${index}]`)),
  minLength: (least: number, value: string, _, at) => problem(value.length >= least, `${at} short`),
  maxLength: (most: number, value: string, _, at) => problem(value.length <= most, `${at} long`),
  minItems: (least: number, value: unknown[], _, at) => problem(value.length >= least, `${at} few`),
  maxItems: (most: number, value: unknown[], _, at) => problem(value.length <= most, `${at} many`),
  minimum: (least: number, value: number, _, at) => problem(value >= least, `${at} small`),
  maximum: (most: number, value: number, _, at) => problem(value <= most, `${at} large`),
  pattern: (pattern: string, value: string, _, at) =>
    problem(new RegExp(pattern, 'u').test(value), `${at} does not match ${pattern}`),
  format: (format: string, value: string, _, at) =>
    problem(
      !format.startsWith('date') || !Number.isNaN(Date.parse(value)),
      `${at} is no ${format}`,
    ),
};
/** Keywords without a check of their own; `properties` handles `additionalProperties`. */
const silent = ['additionalProperties', 'default', 'description', 'propertyNames'];
/** Keywords that apply to one type only. */
const only: Record<string, string> = {
  required: 'object',
  properties: 'object',
  items: 'array',
  minItems: 'array',
  maxItems: 'array',
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
  format: 'string',
  minimum: 'number',
  maximum: 'number',
};

/** Problems of the value; empty when it matches. */
export function findSchemaProblems(schema: JsonSchema, value: unknown, at = 'value'): string[] {
  return Object.entries(schema).flatMap(([keyword, expected]) => {
    if (silent.includes(keyword)) return [];
    const check = checks[keyword];
    if (check === undefined) return [`the schema of ${at} says ${keyword}, which is not checked`];
    const type = only[keyword];
    if (type !== undefined && !fits(type, value)) return [];
    return check(expected as never, value as never, schema, at);
  });
}
