import { promisedRetentionMonths } from '#domain/privacy';
import type { Privacy } from '../text-page-shape.ts';
import { name } from '../tokens.ts';
import { organization } from './organization.ts';

const { email, phone } = organization;

const years = (months: number) => `${months / 12} años`;

export const privacy: Privacy = {
  seo: {
    title: `Privacidad | ${name}`,
    description:
      'Qué preguntan nuestros formularios, quién lee sus respuestas, dónde las guardamos, qué guarda su navegador y cómo pedir que se borre todo.',
    image: 'share-home',
  },
  linkText: 'Privacidad',
  title: 'Privacidad',
  updated: 'Esta página describe el sitio tal como funciona hoy.',
  picture: { picture: 'detail-key', alt: 'Una llave en la cerradura de una puerta verde.' },
  intro: [
    'La gente nos cuenta cosas difíciles. Por eso preguntamos poco, pocos lo ven y no se lo vendemos a nadie. Esta página dice exactamente cómo.',
    'En pocas palabras: no hay rastreadores ni anuncios, y ninguna de nuestras páginas se conecta con el servidor de otra empresa. Lo que usted manda en un formulario llega a nuestra propia base de datos, y solo nuestro personal puede abrirlo.',
  ],
  contentsTitle: 'En esta página',
  sections: [
    {
      id: 'what-we-collect',
      title: 'Qué piden nuestros formularios',
      paragraphs: [
        'Recibimos lo que usted escribe y manda en un formulario, la hora en que lo mandó y, por 2 días a lo más, una marca cifrada de la red de donde vino. No se manda nada antes de que oprima el botón.',
      ],
      list: [
        'Pedir ayuda: su nombre, correo electrónico, teléfono, ciudad y estado. Si está a salvo en su casa y si es una emergencia. Qué necesita, su idioma y cómo comunicarnos con usted. Lo que nos cuente con sus palabras, y cómo supo de nosotros.',
        'Empiece aquí: su nombre, correo electrónico, teléfono, lugar y sus respuestas a las preguntas del formulario que escogió.',
        'Contacto: su nombre, correo electrónico, asunto y mensaje.',
        'Donar: la cantidad, si es una vez o cada mes, su nombre y su correo electrónico. Ningún número de tarjeta. Usted paga en otro sitio, que tiene su propia página de privacidad.',
        'Novedades por correo: su dirección y el idioma de la página. Está en la lista solo después de presionar el botón al que lleva nuestro mensaje.',
        'Chat: la pregunta que escribe. No la guardamos.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Quién lo ve',
      paragraphs: [
        'Lo ve nuestro personal, y cada quien entra con su propio nombre. El sistema anota quién abrió, vio en una lista, buscó, cambió o exportó qué. Una vez al mes una persona revisa esas notas. El sistema puede agregar notas, pero no deja cambiarlas.',
        'Compartimos su historia con un aliado solo cuando usted dice que sí, para ese aliado y para ese fin. Cuando mandamos un correo o un mensaje de texto, a usted o a nuestro equipo, las empresas que lo llevan reciben ese mensaje, con la dirección o el número.',
        'Nunca vendemos ni prestamos lo que nos manda. La ley pone dos excepciones: una corte nos puede ordenar entregar un expediente, y tenemos la obligación de reportarlo cuando están lastimando a un niño o a una persona que no puede protegerse.',
      ],
    },
    {
      id: 'where-we-keep-it',
      title: 'Dónde y cuánto tiempo lo guardamos',
      paragraphs: [
        'Lo guardamos en nuestra propia base de datos, en el servidor de este sitio, y en sus copias de respaldo. Las copias se cifran con claves que no están en ese servidor, y la última se destruye a los 12 meses. Lo que nos manda nos llega por una conexión cifrada.',
        'Guardamos su expediente mientras trabajemos con usted. Después se borra solo, en estos plazos o antes. Si nuestro servidor estuvo apagado más de una semana, puede ser hasta un mes después. También lo puede pedir cualquier día.',
        'Nuestro servidor lleva un registro técnico corto: qué página se pidió, cuándo y cuánto tardó. No tiene nombres ni respuestas. Para frenar las avalanchas de mensajes basura (spam), contamos cuántos formularios llegan desde una misma red en poco tiempo. Para eso guardamos una marca cifrada de la red por 2 días a lo más.',
      ],
      list: [
        `Un caso: ${years(promisedRetentionMonths.cases)} después de que se cerró y alguien trabajó en él por última vez.`,
        `Un formulario para participar, o un mensaje: ${years(promisedRetentionMonths.forms)} después de que trabajamos en él por última vez.`,
        `Una promesa de donación: ${years(promisedRetentionMonths.pledges)}, como la ley pide para los libros de cuentas.`,
        `Los mensajes marcados como spam: ${promisedRetentionMonths['needs-review']} meses.`,
        'Una dirección para nuestras novedades: hasta que se dé de baja, y después un día como máximo. Una que nunca confirma: 7 días.',
        'Una corte o una queja abierta nos puede obligar a guardar un expediente más tiempo. En ese caso no se borra, y anotamos por qué.',
      ],
    },
    {
      id: 'no-trackers',
      title: 'Sin rastreadores',
      paragraphs: [
        'No hay ningún servicio de estadísticas de visitas, ni píxel de publicidad, ni botón de redes sociales que informe a otras empresas, ni mapa o video de otro sitio dentro de nuestras páginas. La letra y las imágenes vienen de nuestro propio servidor.',
        'La tarjeta de cookies tiene categorías para contar visitas y para publicidad. Hoy nada en este sitio las usa. Si eso cambia algún día, respetaremos lo que usted haya escogido.',
      ],
      links: [{ text: 'Cómo salir rápido de una página', href: '/get-assistance' }],
    },
    {
      id: 'chat',
      title: 'El asistente por chat',
      paragraphs: [
        'El asistente es un programa de computadora. Contesta con los textos de este sitio. No guardamos su pregunta ni la respuesta, y su conversación se queda en esta pestaña hasta que la cierre.',
        'El dueño del sitio puede conectar un servicio de lenguaje de otra empresa para redactar las respuestas. En ese caso su pregunta también llega a ese servicio, sin su nombre ni su dirección. Por eso le pedimos que no escriba nombres ni números.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Ver, corregir o borrar lo que tenemos',
      paragraphs: [
        'Escriba o llame, y dé su número de referencia si lo tiene. Le damos todo lo que tenemos en un solo archivo para leer, corregimos lo que esté mal o lo borramos. Respondemos en 24 horas y terminamos en 30 días.',
        'Borrado quiere decir: su nombre, sus datos de contacto, sus respuestas y todo lo que se escribió sobre usted desaparecen de cada parte de nuestro sistema. Las copias de respaldo anteriores desaparecen en 12 meses; si alguna vez tenemos que usar una, borramos otra vez sus datos de inmediato. Lo que queda para nuestros totales no lleva nombre: el tipo de ayuda o de formulario, su idioma, la cantidad de una donación, la zona, su edad en tramos de diez años, cómo llegó, cómo terminó y las fechas.',
        'Es posible que le hagamos una pregunta para asegurarnos de que es usted. No tiene que decir por qué lo pide, y eso nunca cambia la ayuda que recibe.',
      ],
    },
    {
      id: 'children',
      title: 'Niños',
      paragraphs: [
        '¿Tiene menos de 13 años? Por favor pídale a un adulto de confianza que llene el formulario con usted. Si su casa no es segura, llame al 911, o llame al 988 y oprima 2, o mande un mensaje de texto con la palabra AYUDA al 988. Para eso no necesita a ningún adulto.',
      ],
    },
  ],
  storage: {
    id: 'browser-storage',
    title: 'Qué guarda su navegador',
    intro:
      'Cuando manda un formulario, ponemos una cookie por 30 minutos para mostrarle la confirmación. Nuestras páginas públicas no ponen otras cookies. Guardan unas notas pequeñas en su navegador. Las puede borrar en la configuración del navegador. Ahí no guardamos nada de lo que escribe en el formulario de ayuda. Puede que el navegador mismo recuerde su nombre, correo, teléfono y ciudad, como en cualquier formulario. En una ventana privada no lo hace.',
    columns: { name: 'Nombre', kind: 'Tipo', purpose: 'Para qué sirve', kept: 'Cuánto dura' },
    entries: [
      {
        name: 'wwi_cookie_consent',
        kind: 'Almacenamiento local',
        purpose: 'Lo que escogió en la tarjeta de cookies, y cuándo.',
        kept: 'Hasta que lo borre',
      },
      {
        name: 'wwi_language_offer',
        kind: 'Almacenamiento local',
        purpose: 'Recuerda que ya le avisamos que este sitio está en su idioma.',
        kept: 'Hasta que lo borre',
      },
      {
        name: 'wwi_offline',
        kind: 'Caché y «service worker»',
        purpose: 'La página con los números de emergencia que ve cuando no tiene conexión.',
        kept: 'Hasta que lo borre o use el botón para salir rápido',
      },
      {
        name: 'wwi_ticker_dismissed',
        kind: 'Almacenamiento de la sesión',
        purpose: 'Recuerda que usted cerró las donaciones de ejemplo.',
        kept: 'Hasta que cierre la pestaña',
      },
      {
        name: 'wwi_entrance',
        kind: 'Almacenamiento de la sesión',
        purpose: 'Hasta dónde debe regresar el botón «Salir rápido de este sitio».',
        kept: 'Hasta que salga de las páginas de ayuda o cierre la pestaña',
      },
      {
        name: 'wwi_chat, wwi_chat_view',
        kind: 'Almacenamiento de la sesión',
        purpose: 'Su conversación con el asistente, y si la ventana está abierta.',
        kept: 'Hasta que cierre la pestaña',
      },
      {
        name: 'wwi_draft_get_started',
        kind: 'Almacenamiento de la sesión',
        purpose:
          'Lo que escribió en el formulario Empiece aquí, por si la página se vuelve a cargar.',
        kept: 'Hasta que lo mande o cierre la pestaña',
      },
      {
        name: 'wwi_draft_get_started_sent',
        kind: 'Almacenamiento de la sesión',
        purpose: 'La referencia del último formulario Empiece aquí que mandó.',
        kept: 'Hasta que cierre la pestaña',
      },
      {
        name: 'wwi_confirmation',
        kind: 'Cookie',
        purpose: 'Le muestra la confirmación del último formulario que mandó.',
        kept: '30 minutos, o hasta que oprima «Salir rápido de este sitio»',
      },
      {
        name: 'wwi_admin_token',
        kind: 'Almacenamiento local, solo para nuestro personal',
        purpose: 'Indica que alguien del personal inició sesión. Por sí solo no abre nada.',
        kept: 'Hasta cerrar la sesión',
      },
      {
        name: 'wwi_admin_user, wwi_admin_used, wwi_admin_left, wwi_seen_sign_out',
        kind: 'Almacenamiento local y de la sesión, solo para nuestro personal',
        purpose: 'Quién del personal usa este navegador, y cuándo lo usó o salió por última vez.',
        kept: 'Hasta que se borre',
      },
      {
        name: 'wwi_draft:…',
        kind: 'Almacenamiento de la sesión, solo para nuestro personal',
        purpose: 'Lo que alguien del personal escribió y todavía no guardó.',
        kept: 'Hasta guardarlo, cerrar la sesión o cerrar la pestaña',
      },
      {
        name: 'wwi_staff_sound, wwi_staff_desktop, wwi_staff_single_keys, wwi_staff_reply',
        kind: 'Almacenamiento local, solo para nuestro personal',
        purpose:
          'Si una emergencia suena y se muestra fuera de la página, y si funcionan las teclas sueltas. Qué se añadió la última vez a un caso y qué respuesta preparada se envió.',
        kept: 'Hasta que se borre',
      },
      {
        name: '__Host-wwi_session',
        kind: 'Cookie, solo para nuestro personal',
        purpose: 'Mantiene abierta la sesión de alguien del personal.',
        kept: 'Hasta que se cierre el navegador, 12 horas como máximo',
      },
      {
        name: 'wwi_device',
        kind: 'Cookie, solo para nuestro personal',
        purpose: 'Reconoce un navegador en el que alguien del personal ya inició sesión.',
        kept: 'Hasta 90 días',
      },
    ],
  },
  contact: {
    title: 'Preguntas sobre privacidad',
    text: 'Las lee una persona, no una máquina. Diga «privacidad» y le pasan con quien sabe.',
    links: [{ text: email.text, href: `${email.href}?subject=Privacidad` }, phone],
  },
};
