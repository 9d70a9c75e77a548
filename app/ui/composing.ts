type Key = { nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'> };

/**
 * While somebody composes a character a key only picks it. Safari has ended the composing when it tells of the
 * Enter that did so; the code of the key is still that of every key which goes to an input method.
 */
export function isComposing({ nativeEvent }: Key): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
