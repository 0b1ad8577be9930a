import type { HelpTopic } from './types.ts';

export const tagalogHelp: readonly HelpTopic[] = [
  {
    title: 'Pagsisimula',
    content: '<p>Paano magbukas ng account at maglibot.</p>',
    children: [
      {
        title: 'Paano ako magrerehistro?',
        content:
          '<p>I-tap ang <strong>Gumawa ng account</strong>, pumili ng username at ng password na may hindi bababa sa walong karakter, at kumpirmahing {age} taong gulang ka na.</p>',
      },
      {
        title: 'Masusubukan ko ba ang mga laro nang walang pera?',
        content:
          '<p>Oo. Sa trial account, play money ang gamit mo na hindi mabibili at hindi mawi-withdraw. Sinasabi ng laro kung para lang ito sa tunay na account.</p>',
      },
      {
        title: 'Paano ako maghahanap ng laro?',
        content:
          '<p>Magbukas ng kategorya, maghanap ayon sa pangalan, o mag-filter ayon sa studio, uri at pinakamababang taya. Inilalagay ng puso ang laro sa koleksiyon mo.</p>',
      },
    ],
  },
  {
    title: 'Cash in at withdraw',
    content: '<p>Paano pumapasok ang pera sa balanse mo, at paano ito bumabalik sa iyo.</p>',
    children: [
      {
        title: 'Magkano ang puwede kong i-cash in?',
        content:
          '<p>I-tap ang Cash in at pumili ng paraan ng pagbabayad: nakasulat sa bawat isa ang pinakamaliit at pinakamalaking halaga.</p>',
      },
      {
        title: 'Gaano katagal ang withdrawal?',
        content:
          '<p>I-tap ang Withdraw: bago mo kumpirmahin ay makikita mo kung kailan darating ang pera, at pagkatapos ay bawat hakbang.</p>',
      },
      {
        title: 'Parang mali ang balanse ko',
        content:
          '<p>Isara ang laro at i-refresh ang balanse. Habambuhay na iniingatan ng operator ang bawat taya at panalo; sumulat sa customer service kapag may kulang.</p>',
      },
    ],
  },
  {
    title: 'Mga laro',
    content: '<p>Mga tuntunin, resulta at pagkaantala.</p>',
    children: [
      {
        title: 'Naputol ang koneksiyon habang may round',
        content:
          '<p>Tinatapos ang round na tinanggap na kahit wala ka. Buksan ulit ang laro para makita ang kinalabasan.</p>',
      },
      {
        title: 'Hindi bumubukas ang laro',
        content:
          '<p>Baka nasa maintenance ito. Karaniwang gumagana ang ibang laro ng parehong studio; subukan ulit mamaya.</p>',
      },
    ],
  },
  {
    title: 'Ligtas na paglalaro',
    content: '<p>Libangan lang dapat ang paglalaro. Para lang ito sa may edad {age} pataas.</p>',
    children: [
      {
        title: 'Magtakda ng limitasyon',
        content:
          '<p>Hindi pa makapagtatakda ng limitasyon sa app. Magpasya bago maglaro kung gaano karaming oras at pera ang ilalaan, at huminto roon.</p>',
      },
      {
        title: 'Magpahinga muna',
        content:
          '<p>Hindi pa maisasara ang account sa app. Mag-log out, at sumulat sa customer service kapag hindi na masaya ang paglalaro.</p>',
      },
    ],
  },
  {
    title: 'Account at seguridad',
    content: '<p>Panatilihing iyo ang account mo.</p>',
    children: [
      {
        title: 'Nakalimutan ko ang password ko',
        content:
          '<p>I-tap ang <strong>Nakalimutan ang password</strong> sa pahina ng pag-log in. Darating ang code sa SMS o email at gagana nang sampung minuto.</p>',
      },
      {
        title: 'Naka-lock ang account ko',
        content:
          '<p>Pagkatapos ng maraming maling password, nagpapahinga muna ang account. Maghintay o sumulat sa customer service.</p>',
      },
    ],
  },
];
