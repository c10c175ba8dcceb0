import type { BrandWords } from '../../demo/brand-words.ts';
import { history } from './words/history.ts';

const contacts: BrandWords = [
  ['haus-am-ring.example', 'kammer-zwoelf.example'],
  ['+493023125', '+496990009'],
  ['+49 30 23125', '+49 69 90009'],
  ['030 23125', '069 90009'],
  ['Am Ring 7', 'Kabelstraße 12'],
  ['Wallstraße 40', 'Mühlkanal 40'],
  ['Wallgasse 3', 'Kabelstraße 14'],
  ['38899', '99991'],
  ['38901', '99993'],
];

/** Rooms and departments, with the articles German needs. */
const rooms: BrandWords = [
  ['Großes und Kleines Haus haben', 'Halle und Salon haben'],
  ['hat dafür das Große Haus gefunden, in dem', 'hat dafür die Halle gefunden, in der'],
  ['Im Großen Haus', 'In der Halle'],
  ['im Großen Haus', 'in der Halle'],
  ['des Großen Hauses', 'der Halle'],
  ['das Große Haus', 'die Halle'],
  ['Großes Haus', 'Halle'],
  ['im Kleinen Haus', 'im Salon'],
  ['Kleines Haus', 'Salon'],
  ['the Main House', 'the Hall'],
  ['Main House', 'Hall'],
  ['the Small House', 'the Salon'],
  ['Small House', 'Salon'],
  ['Both houses have', 'Both rooms have'],
  ['in both houses', 'in both rooms'],
  ['in beiden Häusern', 'in beiden Räumen'],
  ['Studio am Wall', 'Studio im Hof'],
  ['Aus dem Jungen Haus', 'Aus der Jungen Kammer'],
  ['des Jungen Hauses', 'der Jungen Kammer'],
  ['leitet das Junge Haus', 'leitet die Junge Kammer'],
  ['für das Junge Haus', 'für die Junge Kammer'],
  ['Für das Junge Haus', 'Für die Junge Kammer'],
  ['Leitung Junges Haus', 'Leitung Junge Kammer'],
  ['Junges Haus', 'Junge Kammer'],
  ['Young Ring', 'Young Kammer'],
];

const venue: BrandWords = [
  ['Theater Hohenfurt gGmbH', 'Kammer Zwölf gGmbH'],
  ['des Hauses am Ring', 'der Kammer 12'],
  ['leitet das Haus am Ring', 'leitet die Kammer 12'],
  ['hinter dem Haus am Ring', 'hinter der Kammer 12'],
  ['behind Haus am Ring', 'behind Kammer 12'],
  ['Haus am Ring', 'Kammer 12'],
  ['Ring zu zweit', 'Kammer zu zweit'],
  ['Ring for Two', 'Kammer for Two'],
  ['Nachts am Ring', 'Nachts um zwölf'],
  ['Late at the Ring', 'Late at Twelve'],
  ['an den Ring', 'an die Kammer'],
  ['Tanz am Ring', 'Tanz der Kammer'],
  ['Am Ring ', 'An der Kammer '],
  ['am Ring', 'an der Kammer'],
  ['the Ring', 'the Kammer'],
  ['Theaterring', 'Kabelstraße'],
  ['Das Haus', 'Die Kammer'],
  ['Ein Haus, sechs Räume', 'Eine Kammer, sechs Räume'],
  ['One house, six spaces', 'One Kammer, six spaces'],
  ['The house', 'The Kammer'],
  ['das ganze Haus', 'die ganze Kammer'],
  ['Das ganze Haus', 'Die ganze Kammer'],
  ['the whole house', 'the whole Kammer'],
  ['am Wallgraben', 'am Mühlkanal'],
  ['the old moat', 'the mill canal'],
  ['Grundschule am Wall', 'Grundschule am Kanal'],
  ['„Am Wall“', '„Am Kanal“'],
  ['‘Am Wall’', '‘Am Kanal’'],
  ['Hohenfurt', 'Lindenau'],
];

/** The demo's texts in another venue: a stage for new work in a former transformer station. */
const words: BrandWords = [...history, ...contacts, ...rooms, ...venue];

export default words;
