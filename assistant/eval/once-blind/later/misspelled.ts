// Programs, actions and facts, badly spelled. Written later than the others.
import type { Question } from '../../question.ts';

export const laterMisspelled: readonly Question[] = [
  {
    ask: 'they finna cut my lites of i ned hlep payin the bil',
    lang: 'en',
    must: [['/programs/home-at-heart', 'Home at Heart']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'landlrod gav me a evickshun notise yestaday',
    lang: 'en',
    must: [['/programs/home-at-heart', 'Home at Heart']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'diepers an soep do u hav sum',
    lang: 'en',
    must: [['/programs/home-at-heart', 'Home at Heart']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'got a jobb intervyu thrusday aint got no cloths for it',
    lang: 'en',
    must: [['/programs/will-work-win', 'Will Work Win']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'food saftey certifcate clas',
    lang: 'en',
    must: [['/programs/will-work-win', 'Will Work Win']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'howdo i fix mistaks onmy creddit reprot',
    lang: 'en',
    must: [['/programs/will-work-win', 'Will Work Win']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'my sun is faling algabra he ned a tuter bad',
    lang: 'en',
    must: [['/programs/evergreen-student', 'Evergreen Student']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'collage finantial ade forms r confuzing me',
    lang: 'en',
    must: [['/programs/evergreen-student', 'Evergreen Student']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'my dauhgter has autisum is their enything she can play at',
    lang: 'en',
    must: [['/programs/blended-roots', 'Blended Roots']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'stepmom frist time an the kids wont lissen iz there a parrent gruop',
    lang: 'en',
    must: [['/programs/blended-roots', 'Blended Roots']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'is ther a greif gruop my husbend past in agust',
    lang: 'en',
    must: [['/programs/maybe-more', 'M.A.Y.B.E. More']],
    mustNot: ['911'],
  },
  {
    ask: '14 dayz sobar is ther a meating i can go 2',
    lang: 'en',
    must: [['/programs/maybe-more', 'M.A.Y.B.E. More']],
    mustNot: ['911'],
  },
  {
    ask: 'paintting an clay stuf do u hav a stuido',
    lang: 'en',
    must: [['/programs/in-his-hands', 'In His Hands']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'nayborhod chior do i gota tryout frist',
    lang: 'en',
    must: [['/programs/in-his-hands', 'In His Hands']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'lil dear fawn limpping bye the woods whoo do i cal',
    lang: 'en',
    must: [['/programs/nurture-nature', 'Nurture Nature']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'were can i get a fre labtop',
    lang: 'en',
    must: [['/programs/digital-diaspora', 'Digital Diaspora']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'my granson 12 wanna lern too cod like make a gaem',
    lang: 'en',
    must: [['/programs/digital-diaspora', 'Digital Diaspora']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'i wanna voulnter how old do u hafta be',
    lang: 'en',
    must: [['/volunteer', 'type=volunteer']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'id liek tog ive 50 dolars evrey mounth',
    lang: 'en',
    must: [['/donate', 'give.example.org']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'wat time yall opn an cloze',
    lang: 'en',
    must: [
      ['8:00', '8 a', '8am', '8 de la'],
      ['6:00', '6 p', '6pm', '6 de la'],
    ],
    mustNot: ['911', '988'],
  },
  {
    ask: 'isit relly fre or wats the cach',
    lang: 'en',
    must: [
      ['free', 'costs nothing', 'no cost', 'no fee', 'cost them nothing', 'costs you nothing'],
    ],
    mustNot: ['911', '988'],
  },
  {
    ask: 'wat kinda progams do yuo ofer',
    lang: 'en',
    must: [['/programs', 'Home at Heart']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'nesesito comda pa mis ijos no ay nada en la refri',
    lang: 'es',
    must: [['/programs/five-group-foods', 'Five Group Foods']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'ay clacez de inglez en las nochez??',
    lang: 'es',
    must: [['/programs/evergreen-student', 'Evergreen Student']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'el dueño me kiere desalogar',
    lang: 'es',
    must: [['/programs/home-at-heart', 'Home at Heart']],
    mustNot: ['911', '988'],
  },
  { ask: 'adonde qeda la ofisina', lang: 'es', must: [['100 Example']], mustNot: ['911', '988'] },
  {
    ask: 'me ayudn a yenar una forma en linea en mi selular no le ce',
    lang: 'es',
    must: [['/programs/digital-diaspora', 'Digital Diaspora', '804-555-0142']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'rregalan jabom i pazta de dientez',
    lang: 'es',
    must: [['/programs/home-at-heart', 'Home at Heart']],
    mustNot: ['911', '988'],
  },
  {
    ask: 'aze un calrazo en mi caza y no tngo abaniko ni sonbra',
    lang: 'es',
    must: [
      ['/programs/nurture-nature', 'Nurture Nature', '/programs/home-at-heart', 'Home at Heart'],
    ],
    mustNot: ['911', '988'],
  },
  { ask: 'ke ebentos ban aber este mez', lang: 'es', must: [['/events']], mustNot: ['911', '988'] },
];
