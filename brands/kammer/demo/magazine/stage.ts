import type { EntryFields } from '../../../../demo/brand-demo.ts';
import { texts } from '../texts.ts';

/** How six of the productions are made in these rooms. */
export const stage: EntryFields<'articles'> = {
  seide: {
    name: { de: 'Das Meer kommt aus dem Lüfter', en: 'The sea comes out of a fan' },
    subline: {
      de: 'Vier Ventilatoren, ein Kran und die Frage, wie laut ein Sturm sein darf, wenn nebenan jemand schläft',
      en: 'Four fans, one crane, and how loud a storm may be when the neighbours are asleep',
    },
    text: texts(
      [
        'Sie standen seit 1986 unter einer Plane im Hof: vier Lüfter, jeder so hoch wie ein Mensch, gebaut, um einen Transformator zu kühlen. Youssef Bennani hat die Plane weggezogen und gefragt, ob noch jemand weiß, wie man sie anschließt. Der Hausmeister wusste es.',
        'Die erste Probe dauerte elf Sekunden. Danach fehlten drei Textbücher, eine Brille und das Fenster zur Galerie. „Windstärke neun“, sagt Uwe Tramitz, „das hatte ich mir anders vorgestellt, nämlich im Freien.“ Seitdem laufen sie auf einem Drittel, und der Kran trägt die Lampe, die man für ein Schiff halten soll.',
        'Das Schwierigste war die Nachbarschaft. Um zehn ist in der Kabelstraße Ruhe, das steht im Pachtvertrag. Also haben wir den Sturm in den ersten Akt gelegt, auf zehn nach halb acht, und die Leute von gegenüber zur Generalprobe eingeladen.',
        'Frau Wieczorek aus Nummer 9 saß in der ersten Reihe und hielt ihren Hut fest. Nachher sagte sie, bei ihr im Schlafzimmer klinge das besser.',
      ],
      [
        'They had stood under a tarpaulin in the yard since 1986: four fans, each as tall as a person, built to cool a transformer. Youssef Bennani pulled the tarpaulin off and asked whether anybody still knew how to connect them. The caretaker did.',
        'The first rehearsal lasted eleven seconds. Afterwards three scripts, a pair of glasses and the window to the gallery were missing. ‘Force nine,’ says Uwe Tramitz. ‘I had always imagined that out of doors.’ Since then they run at a third, and the crane carries the lamp that you are meant to take for a ship.',
        'The hardest part was the neighbours. Kabelstraße has to be quiet from ten; it says so in our lease. So we put the storm into the first act, at twenty to eight, and invited the people across the road to the dress rehearsal.',
        'Frau Wieczorek from number 9 sat in the front row and held on to her hat. It sounds better in her bedroom, she said afterwards.',
      ],
    ),
  },
  prospero: {
    name: { de: 'Ich gebe ihn ungern wieder her', en: 'I shall be sorry to hand him back' },
    subline: {
      de: 'Hanne Reimers über Prospero, den Schlüssel und das Licht am Ende',
      en: 'Hanne Reimers on Prospero, the key, and the lights at the end',
    },
    text: texts(
      [
        '<strong>Frau Reimers, in dieser Halle sieht man Ihnen aus drei Metern beim Zaubern zu. Stört das?</strong>',
        'Es hilft. Auf einer großen Bühne glaubt man mir den Zauber, weil ich weit weg bin. Hier muss ich ihn können. Ich mache also nichts, was ich nicht auch am Küchentisch machen würde: Ich sage einen Satz und warte.',
        '<strong>Worauf?</strong>',
        'Dass jemand atmet. Meistens ist es Caliban. Ulrich Karsten hat den Schlüssel, er ist der Einzige, der gehen könnte, und er bleibt. Das ist für mich das Stück: nicht wer herrscht, sondern wer den Schlüssel hat und ihn nicht benutzt.',
        '<strong>Am Schluss bittet Prospero um Applaus, damit man ihn freilässt. Bei Ihnen geht das Licht aus, bevor jemand klatschen kann.</strong>',
        'Ja. Ich möchte, dass Sie einen Moment überlegen.',
      ],
      [
        '<strong>In this hall people watch you doing magic from three metres away. Does that bother you?</strong>',
        'It helps. On a large stage they believe in the magic because I am a long way off. Here I have to be able to do it. So I do nothing that I would not do at a kitchen table: I say a sentence and wait.',
        '<strong>For what?</strong>',
        'For somebody to breathe. Mostly it is Caliban. Ulrich Karsten has the key. He is the only one who could leave, and he stays. To me that is the play: not who rules, but who has the key and does not use it.',
        '<strong>At the end Prospero asks for applause to set him free. With you the lights go out before anyone can clap.</strong>',
        'Yes. I would like you to think it over for a moment.',
      ],
    ),
  },
  see: {
    name: { de: 'Spiegel, bitte nicht betreten', en: 'Mirror, please keep off' },
    subline: {
      de: 'Was sechzehn Quadratmeter Glas aushalten, und wer das nachgerechnet hat',
      en: 'How much sixteen square metres of glass can bear, and who did the sums',
    },
    text: texts(
      [
        'Am ersten Tag stand ein Zettel an der Tür: „Spiegel, bitte nicht betreten.“ Beatriz Moura hat ihn abgenommen, gefaltet und in den Schuh gesteckt. Seither tanzt sie darauf.',
        'Der Spiegel besteht aus sechzehn Platten, jede einen Meter breit und so dick wie ein Daumen. Ein Statiker vom Mühlkanal hat zwei Nachmittage gerechnet und dann gefragt, ob die Damen springen. Sie springen. Er hat neu gerechnet.',
        'Geputzt wird viermal am Abend, mit Wasser, Spiritus und Zeitungspapier, und zwar von denen, die gerade nicht tanzen. Fingerabdrücke sieht man bis auf die Galerie. Einmal lag nach der Pause ein Bonbon darauf, das hat Thandi Dlamini eingebaut.',
        'Wer sitzt, wo er beide sieht? Wir verraten es: oben links. Dort sehen Sie allerdings auch sich selbst.',
      ],
      [
        'On the first day there was a note on the door: ‘Mirror, please keep off.’ Beatriz Moura took it down, folded it and put it in her shoe. She has danced on it ever since.',
        'The mirror consists of sixteen panes, each a metre wide and as thick as a thumb. An engineer from the mill canal did sums for two afternoons and then asked whether the ladies would be jumping. They would. He did them again.',
        'It is cleaned four times a night, with water, spirit and newspaper, by whoever is not dancing. Fingerprints can be seen from the gallery. Once there was a boiled sweet on it after the interval, and Thandi Dlamini put it into the choreography.',
        'Where do you sit to see both of them? We will tell you: upstairs on the left. From there, mind you, you also see yourself.',
      ],
    ),
  },
  ohren: {
    name: { de: 'Zwei Trichter und ein Bass', en: 'Two horns and a bass' },
    subline: { de: 'Wie aus einem Signalhorn ein Esel wird', en: 'How a warning siren becomes a donkey' },
    text: texts(
      [
        'Das Horn hing über dem Tor und wurde zweimal benutzt, beide Male aus Versehen. Jetzt trägt Jiří Novotný es auf dem Kopf: zwei Trichter aus Blech, poliert, mit einem Riemen unter dem Kinn.',
        'Sie sind keine Verkleidung, sondern ein Instrument. Was Zettel singt, kommt vorn heraus, und was im Wald gesungen wird, hört er als Einziger doppelt. „Ich verstehe jetzt, warum Esel so gucken“, sagt Novotný.',
        'Amelie Gerstl wollte Filz darüberziehen. Leon Ahrend war dagegen, das Blech gibt einen Ton, ein zu tiefes Es, den er im zweiten Akt braucht. Sie haben sich auf ein Ohr mit und eines ohne geeinigt.',
        'Nach der Vorstellung hängt das Horn wieder über dem Tor. Falls etwas ist.',
      ],
      [
        'The siren hung above the gate and was used twice, both times by mistake. Now Jiří Novotný wears it on his head: two tin horns, polished, with a strap under the chin.',
        'They are not a costume but an instrument. What Bottom sings comes out at the front, and what is sung in the wood he alone hears twice. ‘Now I understand why donkeys look like that,’ says Novotný.',
        'Amelie Gerstl wanted to cover them with felt. Leon Ahrend objected: the tin gives a note, a rather flat E flat, which he needs in the second act. They settled on one ear with and one without.',
        'After the performance the siren hangs above the gate again. Just in case.',
      ],
    ),
  },
  handtuch: {
    name: { de: 'Es tropft, und zwar mit Absicht', en: 'The drip is on purpose' },
    subline: { de: 'Kleine Geschichte eines Wasserhahns aus „Macbeth“', en: 'The short history of a tap from Macbeth' },
    text: texts(
      [
        'Der Hahn kommt aus dem Waschraum der Schaltwärter. Er war dicht. Wir haben einen Klempner gerufen und gebeten, ihn kaputtzumachen, aber gleichmäßig: ein Tropfen alle vier Sekunden, am Ende einer pro Sekunde.',
        'Der Mann fragte zweimal nach. Dann hat er eine Stunde lang gefeilt und auf die Uhr gesehen. Er war in der Premiere und hat mitgezählt.',
        'Nele Schimanek spielt mit dem Hahn, nicht gegen ihn. Ihre Pausen sind vier Sekunden lang, dann drei, dann zwei. Wer einen Kopfhörer trägt, hört den Tropfen links, auch wenn er rechts sitzt.',
        'Die Schüssel steht in der Requisite in einem eigenen Fach. Auf dem Etikett steht „Blut, bitte ausspülen“.',
      ],
      [
        'The tap comes from the washroom of the switch attendants. It did not leak. We called a plumber and asked him to break it, but evenly: one drop every four seconds and, towards the end, one a second.',
        'The man asked twice whether we meant it. Then he filed for an hour and looked at his watch. He came to the first night and counted.',
        'Nele Schimanek plays with the tap and not against it. Her pauses last four seconds, then three, then two. With headphones on you hear the drop on your left, even if you sit on the right.',
        'The bowl has a shelf of its own in the props store. The label says ‘Blood, please rinse’.',
      ],
    ),
  },
  nasen: {
    name: { de: 'Cyrano ohne Nase', en: 'Cyrano without the nose' },
    subline: {
      de: 'Warum in der Maske seit September nichts zu tun ist',
      en: 'Why the make-up room has had nothing to do since September',
    },
    text: texts(
      [
        'Vierzehn Entwürfe hängen in der Maske an der Wand, von bescheiden bis Dampfer. Keiner wird benutzt. „Ich habe sie alle anprobiert“, sagt Ulrich Karsten, „und jedes Mal war es ein Abend über eine Nase.“',
        'Jetzt steht er mit dem Rücken zum Publikum. Man sieht einen Mantel, ein Ohr und ein Mikrofon. Nach zehn Minuten haben alle eine Nase vor Augen, und jeder eine andere.',
        'Wir haben nach der dritten Vorstellung Zettel verteilt und gebeten, sie zu zeichnen. Es kamen hundertsechs Nasen zurück, darunter eine mit Fahrradständer. Sie hängen jetzt neben den Entwürfen.',
        'Die Maske ist trotzdem besetzt. Jemand muss dem Schönen die Lippen schminken, damit man sie bis hinten lesen kann.',
      ],
      [
        'Fourteen designs hang on the wall of the make-up room, from modest to ocean liner. None is used. ‘I tried them all on,’ says Ulrich Karsten, ‘and each time it was an evening about a nose.’',
        'Now he stands with his back to the audience. You see a coat, an ear and a microphone. After ten minutes everybody has a nose before their eyes, and no two of them are alike.',
        'After the third performance we handed out slips of paper and asked people to draw it. A hundred and six noses came back, one of them with a bicycle stand. They now hang beside the designs.',
        'The make-up room is staffed all the same. Somebody has to paint the handsome one’s lips, so that they can be read from the back.',
      ],
    ),
  },
};
