// Words of every day, folded: in a health note they say nothing about anybody's health.

const WORDS = `
  none nil nothing no not any some all and or the a an of in on at to for with without from by is are was were be been has have had can
  cannot could may might must should will would do does did he she they it his her their its this that these those there here when while
  if then than as but so very only also just too more most less least other another each every both few many much own same such per
  known unknown normal well fine good healthy health ok okay yes apply applicable na n/a see note notes please ask parent parents mother
  father child son daughter student doctor nurse hospital school family home house room bed day days week weeks month months year years
  daily weekly morning evening night sometimes often always never usually before after during since until again once twice
  mild slight light severe serious strong moderate minor major little big small high low needs need take takes taking taken use uses using
  used carry carries give given get gets eat eats eating drink drinks food foods meal meals dinner lunch breakfast water milk bread fruit
  vegetable vegetables meat fish sweet sugar salt butter cheese rice pasta chicken tea coffee animal animals dog dogs cats horse horses
  summer winter spring autumn weather sun cold warm hot dust grass tree trees flower flowers air sea sport sports swim swims swimming run runs running walk walks walking play plays playing sleep sleeps sleeping like likes loves
  wear wears wearing live lives living get sick ill pain feel feels feeling tell ask asks call calls phone number name names person people
  allergy allergies allergic medical medicine medication condition conditions special diet treatment emergency contact avoid reaction
  travel trip stay help care first last new old young long short left right hand hands head foot feet back eye eyes ear ears skin
  keine keiner kein nichts nein nicht und oder der die das den dem des ein eine einen einer mit ohne von bei auf fur zu im in ist sind hat
  haben wird kann muss bitte siehe bekannt leicht leichte stark starke schwer schwere taglich morgens abends manchmal immer nie nur auch
  sehr mehr weniger allergie allergien allergisch gegen gesund gesundheit medikament medikamente arzt kind kinder sohn tochter eltern
  mutter vater schule familie tag tage woche wochen nimmt braucht isst trinkt essen trinken wasser milch brot obst fleisch fisch hund katze
  aucun aucune rien non pas et ou le la les un une des du de avec sans pour par dans sur est sont a ont peut doit voir connu connue legere
  leger severe fort forte grave chaque jour jours matin soir parfois toujours jamais tres plus moins allergie allergies allergique sante
  medicament medicaments medecin enfant fils fille parents mere pere ecole famille semaine prend besoin mange boit eau lait pain viande
  poisson chien chat animaux
  ninguno ninguna nada no sin con para por en el los las un una unos de del y o es son tiene tienen puede debe ver conocido conocida leve
  grave fuerte diario diaria dia dias manana noche veces siempre nunca muy mas menos alergia alergias alergico alergica salud medicamento
  medicamentos medico nino nina hijo hija padres madre padre escuela familia semana toma necesita come bebe agua leche pan carne pescado
  perro gato animales
  nessuno nessuna niente non con senza per in il lo gli i le un uno una di del della e o sono ha hanno puo deve vedi noto nota lieve grave
  forte giorno giorni mattina sera volte sempre mai molto piu meno allergia allergie allergico allergica salute farmaco farmaci medico
  bambino bambina figlio figlia genitori madre padre scuola famiglia settimana prende bisogno mangia beve acqua latte pane carne pesce cane
  gatto animali
  なし 無し ない 特になし 特に ありません 無 アレルギー 없음 없다 없습니다 무 특이사항 알레르기 无 没有 沒有 無 过敏
`;

/** Folded as the database folds: without accents, and letters of other scripts in their parts. */
export const ORDINARY: ReadonlySet<string> = new Set(
  WORDS.normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/\s+/)
    .filter((word) => word !== ''),
);
