import type { Forms } from '../form-shape.ts';
import { organization } from './organization.ts';

export const forms: Forms = {
  optional: '(opcional)',
  pleaseChoose: '(escoja una opción)',
  choosePlaceholder: 'Escoja una opción',
  allNeeded: 'Por favor conteste todas las preguntas, menos las que dicen (opcional).',
  errorSummary: {
    title: 'Por favor revise sus respuestas',
    one: 'Hay que revisar una respuesta. No se ha perdido nada de lo que escribió.',
    many: 'Hay que revisar {count} respuestas. No se ha perdido nada de lo que escribió.',
  },
  charactersLeft: 'Quedan {count} caracteres',
  charactersOver: 'Sobran {count} caracteres',
  leave: {
    title: '¿Salir de este formulario?',
    text: 'Todavía no lo ha mandado. Si sale ahora, se pierden sus respuestas.',
    stay: 'Quedarme en esta página',
    leave: 'Salir',
  },
  otherLanguage: 'Seguir en otro idioma, con lo que ya escribió:',
  step: 'Paso {step} de {total}',
  back: 'Atrás',
  next: 'Siguiente',
  buttons: {
    contact: { submit: 'Enviar mensaje', sending: 'Enviando su mensaje…' },
    donation: { submit: 'Registrar mi promesa de donación', sending: 'Guardando su promesa…' },
    'get-involved': { submit: 'Enviar mi formulario', sending: 'Enviando su formulario…' },
    assistance: { submit: 'Enviar mi solicitud', sending: 'Enviando su solicitud…' },
  },
  failed: {
    offline:
      'Parece que no tiene conexión a internet. Revísela y después oprima el botón otra vez.',
    slow: `No hubo respuesta en 20 segundos. Revise su conexión y oprima el botón otra vez, o llame al ${organization.phone.text}.`,
    server: `Algo falló de nuestro lado. Oprima el botón otra vez, o llame al ${organization.phone.text}.`,
    tooMany:
      'Nos llegaron muchos formularios desde su red. Por favor espere {minutes} e intente otra vez.',
    overQuota:
      'Nos llegaron tantos formularios desde su red que no podemos recibir más hasta que nuestro equipo los lea.',
    busy: 'Hay mucha gente en nuestro sitio. Espere un momento y después oprima el botón otra vez.',
    unavailable:
      'No podemos guardar su formulario ahora. Espere un momento y después oprima el botón otra vez.',
    tooLarge:
      'Es más texto del que podemos recibir de una vez. Escriba menos y después oprima el botón otra vez.',
    kept: 'Lo que escribió sigue aquí. Puede mandarlo dos veces sin problema: guardamos una sola copia.',
    call: 'Si no puede esperar, use una de estas líneas o llámenos:',
    retry: 'Intentar otra vez',
  },
  noConfirmation: `Aquí no hay ninguna confirmación que mostrar; si envió este formulario y quiere preguntar por él, llame al ${organization.phone.text}.`,
  reference: {
    label: 'Su número de referencia',
    keep: 'Anótelo o imprima esta página. Dígalo cuando llame y encontramos sus datos enseguida.',
    nextTitle: 'Qué sigue',
    print: 'Imprimir esta página',
    copy: 'Copiar el número',
    copied: 'Copiado',
  },
  danger: {
    text: 'Usted nos dijo que es o puede ser una emergencia, o que alguien no está a salvo. Por favor no espere nuestra llamada: use ahora mismo una de estas líneas.',
    overLimit: {
      text: `Tenemos todo lo que mandó. En este momento llegan muchísimos formularios desde su red, así que no podemos decirle cuándo leeremos el suyo. Si necesita ayuda hoy, no nos espere: use una de estas líneas o llame al ${organization.phone.text}.`,
      next: [
        'En peligro: marque el 911, o llame al 988 y oprima 2, o mande el texto AYUDA al 988. Ellos contestan de día y de noche; nosotros no.',
        `Cuando abra nuestra oficina: llame al ${organization.phone.text}. Diga su número de referencia y encontramos enseguida lo que mandó.`,
        'Si en dos días no sabe de nosotros: por favor llame.',
      ],
    },
    next: [
      'Ahora: marque el 911, o llame al 988 y oprima 2, o mande el texto AYUDA al 988. Ellos contestan de día y de noche; nosotros no.',
      'En cuanto abra nuestra oficina: lo que mandó está entre lo primero, y alguien de nuestro equipo de atención trata de comunicarse con usted. Si escogió una manera, usamos esa.',
      'Cuando logremos comunicarnos: antes que nada hacemos un plan para su seguridad.',
      `Si algo cambia: primero marque el 911 y después llame al ${organization.phone.text}.`,
    ],
  },
  privacyLink: { text: 'Cómo cuidamos la privacidad de sus respuestas', href: '/privacy' },
};
