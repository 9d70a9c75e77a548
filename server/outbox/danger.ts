import type { Assistant } from '#assistant/assistant';

/** Whether somebody who writes this may be in danger, as the chat assistant reads it. */
export function soundsDangerous(
  assistant: Pick<Assistant, 'read'>,
  texts: readonly (string | null | undefined)[],
): boolean {
  // Each by itself: what is said calmly in one must not drown what is said in another.
  return texts.some((text) => Boolean(text) && assistant.read(text ?? '').danger !== undefined);
}
