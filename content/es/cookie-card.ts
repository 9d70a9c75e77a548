import type { CookieCard } from '../shape.ts';

export const cookieCard: CookieCard = {
  title: 'Usted decide sobre las cookies',
  text: 'No usamos rastreadores, solo pequeñas notas en su navegador.',
  privacyLink: { text: 'Qué se guarda', href: '/privacy' },
  acceptAll: 'Aceptar todas',
  essentialOnly: 'Solo las necesarias',
  choose: 'Elegir',
  changeLater: 'Puede cambiar su decisión cuando quiera, al final de cada página.',
  savePreferences: 'Guardar mis opciones',
  alwaysOn: 'Siempre activas',
  categories: {
    necessary: {
      title: 'Necesarias',
      text: 'Recuerdan esta decisión y lo que usted cerró, y protegen los formularios. El sitio las necesita.',
    },
    analytics: {
      title: 'Para contar visitas',
      text: 'Nos dejarían contar las visitas. Hoy nada en este sitio las usa.',
    },
    marketing: {
      title: 'Para publicidad',
      text: 'Nos dejarían medir una campaña. Hoy nada en este sitio las usa.',
    },
    functional: {
      title: 'Para su comodidad',
      text: 'Recordarían lo que le es cómodo, como la letra más grande. Hoy nada en este sitio las usa.',
    },
  },
};
