/** Texts of a screen, by key. */
export type Texts = { readonly [key: string]: string | readonly string[] | Texts };
