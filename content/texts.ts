/** What a screen says, by key. */
export type Texts = { readonly [key: string]: string | readonly string[] | Texts };
