import type { SearchWords } from '../page-shape.ts';

export const searchWords: SearchWords = {
  small:
    'a am an and any are as at be been but by can could did do does don for free from get give had has have he help her him his how i if im in is it ive just looking m me my need no not of on or our please she should so some somebody someone something that the their them there they this to us ve want was we were what when where who will with would you your',
  danger:
    'suicide suicidal suicidio kill killing die dying overdose overdosed abuse abused abuser abusive beat beaten beating beats bleeding assault attacked choked choking hit hits hitting hurt hurting molested kidnapped punched rape raped raping rapist stabbed stalked stalking stalker strangled trafficking violence violent weapon gun guns 911 988 emergency unsafe threat threatened threatening threatens self-harm harm-myself cut-myself cutting-myself end-my-life ending-my-life end-it-all take-my-own-life afraid-husband afraid-boyfriend afraid-him scared-husband scared-boyfriend scared-him',
  sameAs: {
    food: 'hungry hunger groceries grocery pantry eat starving comida',
    rent: 'eviction evicted evict landlord lease renta alquiler',
    bed: 'homeless shelter unhoused sleep refugio',
    apartment: 'housing house vivienda',
    power: 'electricity electric utilities utility lights luz',
    coats: 'coat jacket clothing clothes ropa abrigo',
    diapers: 'pampers wipes diaper pañales',
    soap: 'hygiene toiletries shampoo toothpaste tampons jabon',
    resume: 'cv',
    job: 'work employment unemployed jobless hiring trabajo empleo',
    counselor: 'therapist therapy depressed depression anxiety stress consejero',
    recovery: 'addiction addicted alcohol drugs sober rehab',
    grief: 'funeral widow loss mourning',
    tutor: 'tutoring homework',
    ged: 'diploma dropout',
    english: 'esl ingles',
    laptop: 'computer tablet computadora',
    internet: 'wifi',
    ride: 'transport transportation bus',
    volunteer: 'voluntario',
    money: 'budget credit debt dinero',
  },
  pages: {
    '/contact':
      'contact office-hours hours open-hours opening phone telephone phone-number call address location directions map email-address',
    '/volunteer': 'volunteer volunteers volunteering voluntario voluntaria',
    '/donate': 'donate donation donations give-money pledge donar',
    '/donate-funds-supplies':
      'donate-clothes donate-clothing donate-food donate-supplies donate-furniture donate-coats donate-toys drop-off give-clothes',
    '/host-drive-giveaway':
      'host-drive food-drive coat-drive clothing-drive toy-drive giveaway-host',
    '/chapter-leader': 'chapter chapter-leader start-chapter',
    '/media-partner': 'media journalist reporter podcast',
    '/resource-partner': 'partner business-partner resource-partner sponsor',
    '/complaints': 'complaint complaints complain safeguarding grievance queja',
    '/privacy': 'privacy personal-data privacidad',
    '/leadership': 'leadership director staff founders board',
    '/events': 'events calendar event eventos',
    '/membership-assistance': 'application apply form-help',
  },
  events: 'event events workshop calendar',
};
