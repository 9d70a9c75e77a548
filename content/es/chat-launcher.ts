// Separate from the assistant's other texts, because every page loads these few.
import type { ChatLauncher } from '../form-shape.ts';

export const chatLauncher: ChatLauncher = {
  region: 'Asistente por chat',
  text: 'Chat',
  open: 'Abrir el chat',
  opening: 'Abriendo el chat. Si no se abre, llámenos al',
};
