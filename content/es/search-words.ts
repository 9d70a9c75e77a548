import type { SearchWords } from '../page-shape.ts';

export const searchWords: SearchWords = {
  small:
    'a al algo alguien ayuda ayudar buscar busco como con conseguir cual cuando de del donde el ella ellas ellos en era es esa ese eso esta estan estar este esto estoy favor fue gratis ha han hay he la las le les lo los me mi mis mucho muy necesita necesito no nos nosotros o para pedir pero por porque puede puedo que quien quiero se ser si son soy su sus te tener tengo tu tus un una uno unos usted ustedes y ya yo',
  danger:
    'suicida suicidio suicidarme suicidar matar matarme morir muerte sobredosis abuso abusa abusan abusada abusado abusaron abusivo abusiva acosa acosan acoso agrede agredida agredido agredio agresion ahorco apuñalado apuñalada apuñalo golpea golpeada golpeado golpean golpeando golpearon golpeo golpes maltrata maltratada maltratado maltratan maltrato pega pegan pegando pegaron pego lastima lastiman violencia violento violacion violada violaron violo arma pistola amenaza amenazas amenazan amenazaron amenazo emergencia peligro sangrando secuestrada secuestrado trata-de-personas quitarme-vida quitarse-vida hacerme-daño hacerse-daño me-hace-daño miedo-esposo miedo-marido miedo-novio miedo-pareja',
  sameAs: {
    comida: 'hambre food hungry despensa mandado abarrotes comer alimento alimentos groceries',
    renta: 'alquiler desalojo desalojan desalojar rent eviction casero arrendador inquilino',
    cama: 'albergue refugio shelter techo dormir calle homeless',
    casa: 'vivienda departamento apartamento hogar housing',
    luz: 'electricidad agua gas servicios biles utilities',
    abrigos: 'chamarra chamarras chaqueta sueter coat coats jacket',
    ropa: 'clothes clothing zapatos vestir',
    pañales: 'diapers pampers toallitas',
    jabon: 'higiene aseo champu shampoo hygiene',
    curriculum: 'curriculo cv resume',
    trabajo: 'empleo chamba jale desempleo desempleado job work',
    consejero:
      'terapia terapeuta psicologo depresion deprimido deprimida ansiedad nervios estres counselor',
    recuperacion: 'adiccion adicto alcohol drogas rehabilitacion sobrio recovery',
    duelo: 'luto funeral viuda viudo fallecio perdida grief',
    tutor: 'tarea tareas tutoria maestro tutoring',
    ged: 'diploma secundaria preparatoria bachillerato',
    ingles: 'english esl idioma',
    computadora: 'laptop tableta tablet celular',
    internet: 'wifi',
    voluntario: 'volunteer voluntariado',
    dinero: 'presupuesto credito deuda deudas money banco',
  },
  pages: {
    '/contact':
      'contacto horario horario-oficina horarios abren telefono numero-telefono llamar direccion ubicacion mapa correo-electronico',
    '/volunteer': 'voluntario voluntaria voluntariado volunteer',
    '/donate': 'donar donacion donaciones dar-dinero donate',
    '/donate-funds-supplies':
      'donar-ropa donar-comida donar-muebles donar-abrigos donar-juguetes donar-cosas dar-ropa regalar-ropa',
    '/host-drive-giveaway': 'organizar-colecta colecta organizar-reparto',
    '/chapter-leader': 'grupo-local dirigir-grupo',
    '/media-partner': 'prensa periodista medios',
    '/resource-partner': 'socio socios patrocinar negocio-socio',
    '/complaints': 'queja quejas quejarse reclamo complaint',
    '/privacy': 'privacidad datos-personales privacy',
    '/leadership': 'directora director directivos fundadores junta',
    '/events': 'eventos calendario evento events',
    '/membership-assistance': 'solicitud formulario-ayuda formulario-pedir',
  },
  events: 'evento eventos calendario',
};
