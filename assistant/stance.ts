// Whether somebody wants to give, wants to lend a hand, or needs something themselves. The same coat
// is a gift in one question and a need in the next.
import { compilePhrase, type SpokenWord, type WordLists, withoutFillers } from './phrase.ts';
import { createPhraseSet } from './phrase-set.ts';

export type Stance = 'give' | 'join' | 'need' | 'unclear';

const lists: WordLists = {
  goods:
    'clothes, clothing, coat, coats, jacket, jackets, shoes, boots, furniture, couch, bed, beds, mattress, crib, food, cans, canned, groceries, produce, books, toys, laptop, laptops, computer, computers, phones, blankets, blanket, diapers, supplies, backpacks, stuff, items, things, donations, donation, bikes, dishes, hygiene, soap, toiletries, tv, bread, leftovers, wheelchair, ropa, abrigos, abrigo, chamarras, zapatos, muebles, comida, juguetes, libros, cobijas, panales, cosas, computadora, utiles, laptops, donaciones, cama, cuna',
};

function phrases(...sources: string[]) {
  return createPhraseSet(sources.map((source) => ({ phrase: compilePhrase(source, lists) })));
}

const receiving = phrases(
  '(you|yall|they|guys|org) .. (giving|give|gives|donate|donates|donating|hand|handing|pass|passing) (out|away|to|free|any|us|me|food|clothes|coats|some|toys|laptops|backpacks|furniture|diapers|turkeys|gift)',
  '(need|get|receive|looking for|find|want) (a|some|any|the|free)? (donation|donations|donated)',
  'donat* .. (to|for) (me|us|my family|my kids|my mom|my son|my daughter|families like)',
  '(can|could|would) (you|yall) .. donate .. (me|us|my)',
  '(regalan|dan|reparten|entregan|donan|regalen) (ropa|comida|abrigos|cosas|muebles|panales|juguetes|despensa|mochilas|utiles|cobijas|chamarras|computadoras|zapatos)',
  '(necesito|recibir|busco|ocupo) .. (donacion|donaciones)',
  'ayudar (a|con)? (mi|mis|me)',
  '(me|nos) .. ayudar',
);

const giving = phrases(
  '(donat*|contribut*|pledge|dono|donar*|donacion*|donativo*|aportar|contribuir)',
  '(drop|dropping) .. (off|donation*)',
  '(food|clothes|coats|stuff|things|cans|furniture|toys|items|shoes|blankets|books|laptops|laptop) .. (to|i can|we can|i want to|i could) (give|hand over|pass on|drop)',
  '(give|giving|hand) (you|away|my|some|our|these|it|them|money|monthly|clothes|coats|food|back to)',
  '(get|getting) rid of',
  '(bags|bag|boxes|box|pile|piles|ton|tons|bunch|trunk full|truckload) of .. <goods> ... (drop|give|donate|leave|bring|take|who|where|for you|for yall|anyone)',
  '(where|can|could|may|should) (can|do|could|should|to)? (i|we)? (drop|leave|bring|take|send) (them|these|it|this|my old|our old|some|clothes|coats|food|stuff)',
  '(i|we) (have|got|do have) .. (extra|old|used|bags|bag|boxes|box|leftover|spare|gently|lots|bunch|ton|tons|surplus|some) ... <goods>',
  '(i|we) (have|got) ... (to give|for you guys|for yall|you can have|no longer|that do not fit|does not fit|outgr*)',
  '(do|would|will|can|could) (you|yall|you all|you guys|your) .. (take|accept|want|collect|pick up|use|recycle) ... <goods>',
  '(cleaned|cleaning) out',
  '(tengo|tenemos) .. (extra|viej*|usad*|bolsas|cajas|que ya no|de sobra|para dar|para regalar|para donar)',
  '(aceptan|reciben|recogen|toman|agarran) .. <goods>',
  '(regalar|dar|dejar|llevar|entregar) .. (ropa|abrigos|muebles|juguetes|comida|cosas|zapatos|libros|cobijas|dinero) .. (que|ustedes|usad*|viej*|para ustedes|nuev*|en buen)',
  '(quiero|quisiera|puedo|me gustaria|como|donde) .. (regalar|dar dinero|dejar ropa|dejar cosas|dejar comida|llevar ropa)',
);

const joining = phrases(
  '(volunteer*|intern|internship|voluntari*|voluntariado)',
  '(can|could|how can|how do|how could|want to|like to|love to|wanna|ways to|way to|way i can|able to|here to|may|looking to|trying to|be of|where can) (i|we)? .. (help out|help you|help yall|help others|help people|help feed|help serve|help end|help the|help your|help my community|help families|help sort|help with the|help at|get involved|serve food|serve meals|serve the|make a difference|lend a hand|pitch in|give back|mentor kids|mentor a|be a mentor|be a tutor|tutor kids|tutor a|teach a)',
  '(want|like|love|glad|happy|can i|could i|able|offer|would love) (to)? (mentor|tutor|teach|coach|cook for|drive for|read to|sing for|perform|play music for|deliver|serve|pass out|hand out|pack|sort|give out)',
  '(pass|hand|give|passing|handing|giving) out .. (with you|with yall|with the team|next)',
  'how (can|do|could|may|might) (i|we) help',
  '(how|where|ways|way) to help (out|you|others|people|kids|families|them|end)',
  'here how to help',
  '(want|like|love|would love|glad|happy) to help (other|others|kids|families|people|someone|somebody|neighbors|homeless|hungry|those)',
  '(want|like|love|ready|trying|looking|help|hoping|wanna|lets) (to|us|you|me)? (end|fight|stop|beat|crush|tackle|battle|solve) (hunger|homelessness|poverty|food insecurity|child hunger|addiction in|illiteracy)',
  '(quiero|quisiera|por|gustaria|puedo|ganas de|dispuest*|encantaria) ayudar',
  '(what|anything) (can|could) (i|we) do to help',
  '(start|lead|open|run|host|hold|organize|hosting|organizing|set up|do|sponsor|having) (a|an|another|our|my|the|some)? .. (chapter|drive|giveaway|branch|food drive|coat drive|fundraiser|collection)',
  '(become|be|being) (a|an|your)? (partner|chapter leader|leader|sponsor|mentor|tutor|media partner|resource partner|community leader|host)',
  '(my|our|a) (company|business|church|restaurant|clinic|firm|store|salon|school|organization|nonprofit|agency|team|group|office|class|troop|fraternity|sorority|club|bakery|farm|shop) .. (wants|want|would like|would love|can|like to|could|has|have|is looking|partner|offer|host|help|sponsor|volunteer|collect*|donate)',
  '(film|filming|photograph*|interview you|interview your|cover your|write about you|write about your|report on|documentary|press|reporter|journalist|podcast|blogger|news station|tv station|newspaper|radio station|influencer|story about you|story on you|article on|article about)',
  '(shoot|shooting|take|taking|film) .. (video|videos|photos|pictures|footage|documentary|reel|content)',
  '(quiero|quisiera|como puedo|me gustaria|puedo|gustaria) .. (ayudarles|ayudarlos|ayudar a otros|ayudar a la gente|ayudar a la comunidad|ayudar a los demas|participar|colaborar|ser parte|unirme|ser lider|organizar|servir|apoyarlos|apoyarles|involucrarme)',
  '(organizar|hacer|hago) .. (colecta|evento|recoleccion|kermes)',
  '(mi|nuestra|nuestro) (empresa|iglesia|negocio|restaurante|escuela|grupo|organizacion) .. (quiere|quisiera|puede|gustaria|ayudar|donar|colaborar)',
  '(periodista|reporter*|fotograf*|documental|prensa|tomar fotos|sacar fotos|entrevistarl*|grabar un video)',
);

const needing = phrases(
  '(i|we|my|he|she|they) ... (need|needs|lost|broke|hungry|cant afford|can not afford|can not pay|behind on|struggling|evicted|homeless|out of|ran out|without|have no|do not have)',
  '(where|how|can|could) (can|do|could|to)? (i|we|my|someone) .. (get|find|receive|apply|sign up|qualify)',
  '(can|could|do|will) (you|yall|someone|anyone|anybody) .. (help|give) (me|us|my|with)',
  '(necesito|necesitamos|ocupo|busco|no tengo|perdi|me quede|no puedo|me hace falta|estoy buscando)',
);

function said(words: readonly SpokenWord[], sources: ReturnType<typeof phrases>): boolean {
  return sources.matches(words).next().done !== true;
}

export function stanceOf(message: readonly SpokenWord[]): Stance {
  const words = withoutFillers(message);
  if (said(words, receiving)) return 'need';
  if (said(words, giving)) return 'give';
  if (said(words, joining)) return 'join';
  return said(words, needing) ? 'need' : 'unclear';
}
