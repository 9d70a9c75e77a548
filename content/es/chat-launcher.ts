// Apart from the assistant's own texts, because these few words travel with every page.
import type { ChatLauncher } from '../form-shape.ts';

export const chatLauncher: ChatLauncher = {
  region: 'Asistente por chat',
  text: 'Chat',
  open: 'Abrir el chat',
  opening: 'Abriendo el chat. Si no se abre, llámenos al',
};
