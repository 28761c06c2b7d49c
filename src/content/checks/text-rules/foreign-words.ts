import { wordSet } from '../../read/split-words.ts';

/** Frequent words of other languages in which texts are drafted, and that English does not have, by language code. */
export const FOREIGN_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  sw: wordSet(`
    ama kwa katika kutoka hadi ili kama hii hiyo huu hizi hapa wote yote zote wetu yetu zetu letu chetu kwetu
    wako yako zako lako chako kwako nasi sisi wewe yangu wangu langu cha vya ya wa na za ni au kwenye pia
    tuma soma zaidi wasiliana wasilisha tafuta fungua funga jiunge jisajili ingia chagua bonyeza pakua weka
    omba angalia tazama jifunze pata anza endelea rudi piga andika jaza tembelea fuata tuandikie tupigie
    tunafanya tunatoa tafadhali huduma kuhusu mawasiliano nyumbani ukurasa tovuti ombi maombi jina barua
    simu nambari ujumbe anwani mahali kampuni bei nafuu bora mpya makala maswali majibu watu wakulima wateja
    wageni wapangaji nyumba shamba kazi ajira miradi mradi uwekezaji wawekezaji sasa tena kila siku mwezi
    mwaka miaka saa baada kabla ndani nje moja mbili tatu tumepokea tutakujibu utapata unaweza taarifa wakati
  `),
  fr: wordSet(`
    nous vous votre notre avec pour dans sur est sont les des une et au aux du le la qui que chaque tous
    toutes plus pas nos vos cette par
  `),
  de: wordSet(`
    und wir sie ihre ihr ihren unser unsere mit nicht ist sind der das dem den ein eine einen zu im auf von
    auch oder wird alle jeden bei
  `),
};
