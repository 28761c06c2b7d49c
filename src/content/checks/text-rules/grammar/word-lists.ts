import { splitWords } from '../../../read/split-words.ts';

/** Countable nouns that are frequent on websites, and are hardly ever verbs. */
export const NOUNS = splitWords(`
  acacia account acre activity address advantage afternoon agency agenda agent agreement alarm amount annexe apartment
  app applicant application appointment architect area argument article artisan assumption auditor author authority
  avocado balcony bale banana bank bar basement bathroom battery bed bedroom bicycle bill blanket block blog booking
  boot borehole boundary bowl box branch brand brochure brother budget builder building bulb bus business button buyer
  cable calculator calendar camera car card career caretaker carpenter carpet case catalogue category ceiling century
  cereal certificate chair chama chance channel checklist chef chicken child choice church city cleaner client clinic
  clock coast coat code coin colleague collection colour column combination committee community company comparison
  component compound computer concept condition confirmation connection container contract contractor contribution
  controller conversation cook corner corporation cottage country county course cousin cow crate crew crop cup
  cupboard curtain customer database date daughter day deadline decade decision deed degree department deposit
  description designer desk detail developer device direction director discussion district division doctor document
  dollar door driver duration egg elder electrician element email emergency employee employer engineer enquiry
  environment error estate evening event example exercise expert fact factory failure family farmer fault fee field
  figure file firm flat floor folder forest form format founder fridge garage garden gate generator gentleman gift
  goal goat grade greenhouse grower guarantee guard guest gutter habit hall hammer harvest heater hectare height
  helmet hill home hospital hotel hour house household hub idea image importer improvement inbox initiative inspection
  inspector instance institution intention inventory inverter investor invoice island item jacket job joint journey
  kettle key kid kilogram kilometre kilowatt kiosk kitchen lab label ladder lady lake lamp landlord lane language
  laptop lawyer leader lease lesson letter level library licence lift line litre location lodge logbook lorry machine
  makeover maker man manager mango market marketplace mason matatu material mattress meal meeting member mentor menu
  message meter method metre mile milestone miller millimetre minute mission mistake moment month morning mosque
  motorcycle mountain nation neighbour neighbourhood network newsletter night note notebook notice number nurse
  nursery office officer onion opening opinion opportunity option orchard organisation outage outcome oven owner pack
  packet packhouse page painter pallet panel paper paragraph parent part partner partnership passport path patient
  pattern payment payslip pen period permit person pharmacy phase phone photo photograph picture piece pillow pilot
  pin pipe place plan plantation platform plug plumber point pole policy portfolio post potato pound presentation
  price principle priority prize problem process product professional profile programme project promise property
  proposal provider pump pupil purpose quantity quarter question quotation reader reason receipt reference region
  relationship renewal renovation resident resource responsibility restaurant result retailer review risk road roadmap
  role roof rooftop room route row rule sacco sack salary sample scale schedule school screen script season second
  section sector seed seller sensor sentence server service session shareholder shelf shop shower side signature sink
  sister site situation size skill slab slide smallholder socket solution son source specialist specification spouse
  stage stair standard startup statement station stone storey story strategy street student style submission
  suggestion suite summary supermarket supplier survey system table tank tap target task tax teacher team technician
  template tenancy tenant tender term text theme thing ticket tile timeline title toilet tomato tonne tool topic towel
  tower town train trainee trainer transaction tree trip truck tunnel tutorial type unit university valuation value
  vegetable vehicle vendor version video viewing villa village visa vision visitor wage wall wardrobe warehouse
  warranty way website week weekend welder wheel wife window wire woman word worker workshop writer yard year
`);

/** Nouns that are verbs as well, which can follow another noun: "the owners house guests". */
export const NOUNS_OR_VERBS = splitWords(`
  bag call change cost deal delivery design discount drop end farm fence garden group guard help host light link list
  loan lock name need offer order plan plot process project quote rate record rent repair report request result review
  sale search stage stay step store supply test trade trial upgrade use view visit
`);

/** Nouns for people, which "which" does not stand for. */
export const PEOPLE = splitWords(`
  agent applicant architect artisan auditor author brother builder buyer caretaker carpenter chef child cleaner client
  colleague contractor cook cousin customer daughter designer developer director doctor driver elder electrician
  employee employer engineer expert farmer founder gentleman grower guard guest host inspector investor kid lady
  landlord lawyer leader man manager mason member mentor miller neighbour nurse officer owner painter parent partner
  patient plumber professional pupil reader resident seller shareholder sister smallholder son specialist student
  supplier teacher technician tenant trainee trainer vendor visitor welder woman worker writer
`);

/** Nouns that nothing is ("it’s home" is right), so that "it’s" before one is typed for "its". */
export const BELONGINGS = splitWords(`
  account agent applicant artisan auditor boundary brochure budget builder buyer caretaker carpenter catalogue ceiling
  chair cleaner client contractor council customer database deposit designer developer director driver employee employer
  engineer entrance farmer fence founder fridge garage garden gate grower guarantee guard guest gutter heater
  host inspector investor kitchen landlord lawyer leader logo manager mason member mentor meter name neighbour
  network occupant officer owner painter partner pipe plot plumber policy portfolio promise pump reputation resident
  roof seller shareholder socket specialist supplier tank target tenant toilet trainee trainer vendor
  visitor wage wall warranty website weight window worker workforce yard yield
`);

/** What a change affects: those who write "effects the price" mean "affects". */
export const AFFECTED = splitWords(`
  business cost costs crop crops deposit environment families family growth harvest harvests health home homes house
  houses income job lease life lives market others plan plans price prices quality rent rents result results rights roof
  season soil tenancy value water work
`);

/** Nouns for several people, after which British English has the plural as well. */
export const GROUPS = splitWords(`
  agency bank board branch business chama church city class club combination committee community company corporation
  council country county couple crew department division family firm government group hospital household majority
  market nation neighbourhood network organisation pack pair public quarter range sacco school series staff suite team
  village
`);

/** Nouns for measures, several of which may count as one: "five years is a long time". */
export const MEASURES = splitWords(`
  acre amount century day decade dollar hectare hour kilogram kilometre kilowatt litre metre mile millimetre minute
  moment month night number pound quarter second tonne week year
`);

/** Nouns that cannot be counted. */
export const UNCOUNTABLE = splitWords(`
  accommodation advice baggage electricity equipment evidence feedback furniture information knowledge
  luggage machinery progress research traffic
`);

/** Verbs that are hardly ever nouns. */
export const VERBS = splitWords(`
  accept accommodate accompany achieve acknowledge adapt add adjust administer adopt advertise advise agree allow
  announce apologise appear apply appoint appreciate approve arrange arrive ask assess assist assume attend avoid bear
  become begin believe belong bring browse buy calculate capture carry celebrate choose clarify clean collaborate
  collect come communicate compare compete complete comply comprise confirm connect consider consist construct consult
  contain continue convert create decide define deliver demonstrate depend describe destroy determine develop discover
  discuss distribute download earn eat employ enable encourage engage enjoy ensure enter equip establish evaluate
  evolve examine exist expand expect explain explore extend fail fill follow forget furnish gather generate get give
  go grow happen have hear hide hold identify illustrate imagine improve include inform inspect inspire install
  interact introduce invest investigate invite involve join keep know learn leave lend listen live locate lose
  maintain make manage meet mend mention miss negotiate notify observe obtain occur operate organise own participate
  perform prefer prepare prevent proceed promote protect prove provide publish raise reach receive recommend recover
  reduce reflect refuse reinvest relate rely remain remember remind remove renew renovate replace represent require
  resolve restore restrict reveal satisfy save say see seek select sell send serve settle simplify sit solicit solve
  speak specialise specify spend strengthen submit subscribe succeed suggest survive take teach tell thank think train
  translate treat try understand vary verify want warn wear weigh write
`);

/** Verbs that are adjectives as well, and those of things: "we want clean water", "what we want includes water". */
export const ADJECTIVES_OR_STATES = splitWords(`
  appear belong clean complete comprise consist contain depend exist express have include live mean need own remain
  require separate
`);

/** Verbs that are nouns as well, so that their form with an s may be a plural. */
export const VERBS_OR_NOUNS = splitWords(`
  act aim answer bill book build call care catch change check click climb complement conduct contact cook cost cover
  design do drive estimate express feed find fix help hire host increase influence joke lead leak let look love mean
  measure move need offer open order paint pay pick plan plant produce promise quote recruit register rent repair
  reply report rest ring rise run say share show sign stand start stay stop store supply support survey test trade
  train travel trust use visit wait walk wash watch welcome win wish work
`);

/** Verbs that take a direct object, and whose base is neither a noun nor an adjective: "is collect" lacks an ending. */
export const TRANSITIVE = splitWords(`
  accept accommodate achieve acknowledge adopt allow approve arrange ask assess bring build carry choose collect
  confirm construct consult define deliver demonstrate describe determine develop discover discuss distribute download
  employ equip establish examine expect explain find forget furnish generate give grow hear hire hold include inform
  inspect inspire install introduce invite involve keep know locate maintain make manage mend mention notify obtain
  organise pay prepare promote provide publish receive recommend recruit reduce remind remove renew renovate
  repair replace require resolve restore satisfy see select sell send settle solve speak spend submit subscribe
  suggest take teach tell train treat understand verify wash write
`);

/** Words that end a phrase, or begin another. */
export const BEHIND_NOUNS = splitWords(`
  is was are were has have had will can could must may should would who that which in on at to for from with by of and
  or than as when if because before after until do does did gets get needs need
`);

export const PREPOSITIONS = splitWords(`
  about above across after against along among around at before behind below beside between by during for from in
  inside into like near of off on onto outside over per since than through to towards under until up upon with within
  without
`);

/** Words with which a clause can begin, before its subject. */
export const CONJUNCTIONS = splitWords(
  'because but if so that though unless until what when where whether while how why',
);

/** Other words that are neither nouns nor adjectives. */
export const FUNCTION_WORDS = splitWords(`
  a all also although always am an and any anyone are as be been being both can cannot could couple did do does dozen
  each either even ever every everyone few had has have he her here hers him his hundred i is it its just last many
  may me might million mine more most much must my neither never next no nobody none nor not nothing now often once
  one only or other our ours she should some somebody someone something soon still such the their theirs them then
  there these they this those thousand today tomorrow too twice us very was we were which who whom whose will with
  would yes yesterday yet you your yours
`);

export const NUMBERS = splitWords(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty
  forty fifty sixty seventy eighty ninety
`);
