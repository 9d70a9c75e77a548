// Apart from the assistant's own texts, because these few words travel with every page.
import type { ChatLauncher } from '../form-shape.ts';

export const chatLauncher: ChatLauncher = {
  region: 'Chat assistant',
  text: 'Chat',
  open: 'Open the chat',
  opening: 'Opening the chat. If it does not open, call us at',
};
