// Separate from the assistant's other texts, because every page loads these few.
import type { ChatLauncher } from '../form-shape.ts';

export const chatLauncher: ChatLauncher = {
  region: 'Chat assistant',
  text: 'Chat',
  open: 'Open the chat',
  opening: 'Opening the chat. If it does not open, call us at',
};
