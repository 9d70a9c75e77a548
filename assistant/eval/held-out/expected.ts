// What a good reply can be recognised by, whatever its wording. All of it is compared with case and
// accents ignored, so nothing here carries an accent.

export const homeAtHeart = ['Home at Heart', 'home-at-heart'];
export const willWorkWin = ['Will Work Win', 'will-work-win'];
export const fiveGroupFoods = ['Five Group Foods', 'five-group-foods'];
export const maybeMore = ['M.A.Y.B.E. More', 'Maybe More', 'maybe-more'];
export const blendedRoots = ['Blended Roots', 'blended-roots'];
export const evergreenStudent = ['Evergreen Student', 'evergreen-student'];
export const inHisHands = ['In His Hands', 'in-his-hands'];
export const nurtureNature = ['Nurture Nature', 'nurture-nature'];
export const digitalDiaspora = ['Digital Diaspora', 'digital-diaspora'];

/** A way to ask for help, or the page that leads there. */
export const nextStep = ['/programs/', '/membership-assistance', '/get-assistance', '/get-started'];

export const applyForHelp = ['/membership-assistance', '/get-assistance'];
export const volunteerPage = ['/volunteer', 'type=volunteer'];
export const givingPage = ['/donate', 'type=donate'];
export const hostPage = ['/host-drive-giveaway', 'type=host-giveaway'];
export const partnerPage = ['/resource-partner', 'type=resource-partner'];
export const leaderPage = ['/chapter-leader', 'type=community-leader'];
export const mediaPage = ['/media-partner', 'type=media-partner'];

export const officePhone = '804-555-01';
export const officeEmail = 'example.org';

/** Says where to turn when there is no reply: the telephone, or one of the four topics. */
export const offersHelp = [
  officePhone,
  'volunteer',
  'program',
  'donat',
  'assistance',
  'voluntari',
  'donar',
  'donaci',
  'ayuda',
];

export const crisisLine = '988';
export const emergencyLine = '911';
export const alarms = [emergencyLine, crisisLine];

export const reachOut = ['call', 'text ', 'dial '];
export const reachOutSpanish = ['llam', 'marque', 'marca', 'mensaje'];

export const spanishWords = [
  'puede',
  'podemos',
  'llame',
  'llama',
  'gracias',
  'ayuda',
  'programa',
  'usted',
  'nuestr',
  'tenemos',
  'ofrecemos',
  'estamos',
  'formulario',
  'horas',
  'oficina',
  'lunes',
];

/** Live events keep the language they were entered in, so a reply that lists them may hold these. */
export const englishSentences = [' you can ', ' your ', ' we can ', 'please '];
export const englishTells = [' the ', ...englishSentences];
