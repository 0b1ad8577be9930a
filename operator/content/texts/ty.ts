import type { ContentTexts } from './texts.ts';

export const ty: ContentTexts = {
  help: {
    start: {
      title: 'Pagsisimula',
      content: '<p>Paano mag-sign up at maglibot.</p>',
      children: {
        signUp: {
          title: 'Paano ako magsa-sign up?',
          content:
            '<p>I-tap ang <strong>Mag-sign up</strong>, pumili ng username at ng password na may hindi bababa sa walong karakter, at kumpirmahing {age} taong gulang ka na.</p>',
        },
        trial: {
          title: 'Masusubukan ko ba ang mga laro nang walang pera?',
          content:
            '<p>Oo. Sa trial account, play money ang gamit mo na hindi mabibili at hindi mawi-withdraw. Sinasabi ng laro kung para lang ito sa tunay na account.</p>',
        },
        find: {
          title: 'Paano ako maghahanap ng laro?',
          content:
            '<p>Magbukas ng kategorya, maghanap ayon sa pangalan, o mag-filter ayon sa provider, uri at minimum na taya. I-tap ang puso para mapunta ang laro sa mga paborito mo.</p>',
        },
      },
    },
    money: {
      title: 'Cash in at withdraw',
      content: '<p>Paano pumapasok ang pera sa balanse mo, at paano ito bumabalik sa iyo.</p>',
      children: {
        cashIn: {
          title: 'Magkano ang puwede kong i-cash in?',
          content:
            '<p>I-tap ang Cash in at pumili ng paraan ng pagbabayad: nakasulat sa bawat isa ang pinakamaliit at pinakamalaking halaga.</p>',
        },
        withdraw: {
          title: 'Gaano katagal ang withdrawal?',
          content:
            '<p>I-tap ang Mag-withdraw. Bago mo kumpirmahin, makikita mo kung kailan darating ang pera. Pagkatapos, masusubaybayan mo ang bawat hakbang.</p>',
        },
        balance: {
          title: 'Parang mali ang balanse ko',
          content:
            '<p>Isara ang laro at i-refresh ang balanse. Nakatala ang bawat taya at panalo. Kung may kulang, makipag-ugnayan sa customer service.</p>',
        },
      },
    },
    games: {
      title: 'Mga laro',
      content: '<p>Mga tuntunin, resulta at pagkaantala.</p>',
      children: {
        connection: {
          title: 'Naputol ang koneksyon habang may round',
          content:
            '<p>Itinutuloy hanggang matapos ang mga tinanggap nang round kahit offline ka. Buksan ulit ang laro para makita ang kinalabasan ng sa iyo.</p>',
        },
        closed: {
          title: 'Hindi bumubukas ang laro',
          content:
            '<p>Baka nasa maintenance ito. Subukan ulit mamaya, o maglaro muna ng iba mula sa parehong studio.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Ligtas na paglalaro',
      content: '<p>Libangan lang dapat ang paglalaro. Para lang ito sa may edad {age} pataas.</p>',
      children: {
        limits: {
          title: 'Magtakda ng limit',
          content:
            '<p>Sa page na <strong>Maglaro sa loob ng iyong limit</strong>, puwede mong limitahan ang cash-in, taya, talo, at oras ng laro mo. Agad na epektibo ang mas mababang limit; ang mas mataas ay maghihintay muna, at saka mo kailangang kumpirmahin.</p>',
        },
        break: {
          title: 'Magpahinga muna',
          content:
            '<p>Sa page na <strong>Maglaro sa loob ng iyong limit</strong>, puwede kang magpahinga o mag-self-exclude. Agad itong nagsisimula at walang makapagtatapos nito nang maaga. Makakapag-withdraw ka pa rin.</p>',
        },
      },
    },
    account: {
      title: 'Account at seguridad',
      content: '<p>Panatilihing ligtas ang account mo.</p>',
      children: {
        password: {
          title: 'Nakalimutan ko ang password ko',
          content:
            '<p>I-tap ang <strong>Nakalimutan ang password</strong> sa pahina ng pag-log in. May code na darating sa SMS o e-mail at gagana ito nang sampung minuto.</p>',
        },
        locked: {
          title: 'Naka-lock ang account ko',
          content:
            '<p>Kapag masyadong maraming beses na mali ang password, nala-lock muna ang account. Maghintay, o makipag-ugnayan sa customer service.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Sino ang maaaring mag-sign up',
        paragraphs: [
          'Dapat ay hindi ka bababa sa {age} taong gulang at nasa legal na edad para maglaro kung nasaan ka. Sa pag-sign up, kinukumpirma mo ang dalawang ito. Maaaring humingi ng patunay ang {merchant} anumang oras, at isinasara nito ang account ng sinumang kulang sa edad.',
          'Bawal maglaro mula sa lugar na hindi pinapayagan ang online gaming, at bawal mag-sign up para sa ibang tao.',
        ],
      },
      {
        heading: 'Isang tao, isang account',
        paragraphs: [
          'Isang account lang ang maaari mong hawakan. Dapat sa iyo at totoo ang pangalan, mobile number at detalye ng pagbabayad. Kung magbubukas ka ng ilang account, maaaring pagsamahin o isara ang mga ito, at hindi babayaran ang panalo mula sa bonus na kinuha nang dalawang beses.',
        ],
      },
      {
        heading: 'Ang iyong detalye at kung paano ginagamit',
        paragraphs: [
          "Itinatago ng {merchant} ang inilagay mo rito, ang iyong IP address at ang oras ng pag-sign up para patakbuhin ang account mo, bayaran ka, pigilan ang panloloko at sumunod sa batas. Hindi ito ibinebenta. Maaari mong hilinging makita, itama o burahin ito; ang iniuutos ng batas na itago ng {merchant} ay itinatago hangga't sinasabi nito.",
        ],
      },
      {
        heading: 'Ang iyong password',
        paragraphs: [
          'Pumili ng password na hindi mo ginagamit sa iba at huwag itong sabihin kaninuman; hindi ito kailanman hinihingi ng {merchant}. Ang ginawa gamit ang username at password mo ay itinuturing na gawa mo hanggang iulat mong ninakaw ang mga ito.',
        ],
      },
      {
        heading: 'Mga imbitasyon',
        paragraphs: [
          'Kung nag-sign up ka gamit ang invitation code ng agent, kasama ka sa team ng agent na iyon. Hindi na mapapalitan ang code pagkatapos.',
        ],
      },
      {
        heading: 'Maglaro nang responsable',
        paragraphs: [
          'Libangan ang paglalaro, hindi pagkakakitaan. Sa page na “Maglaro sa loob ng iyong limit”, maaari mong limitahan ang cash-in, taya o talo mo, magpahinga, o mag-self-exclude. Walang makapagtatapos nang maaga sa pahinga o self-exclusion.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Ang kasunduang ito',
        paragraphs: [
          'Ang kasunduang ito ay sa pagitan mo at ng {merchant}. Umiiral ito tuwing ginagamit mo ang site o app. Kung hindi ka sang-ayon, huwag gamitin ang mga ito.',
        ],
      },
      {
        heading: 'Mga taya at resulta',
        paragraphs: [
          'May bisa ang taya kapag natanggap na ng server at hindi na mababawi pagkatapos. Ang tala ng server ang masusunod sa taya, resulta at panalo. Ang larong naputol ay tinatapos o ibinabalik ang taya ayon sa mga tuntunin ng laro. Walang bisa ang taya at panalong galing sa halatang pagkakamali.',
        ],
      },
      {
        heading: 'Cash-in at withdrawal',
        paragraphs: [
          'Sa sarili mong pangalan lang maaaring mag-cash in at mag-withdraw. Maaaring suriin ng {merchant} ang pagkakakilanlan mo bago ang withdrawal, at pinipigil ang perang galing sa panloloko o labag sa batas hanggang maayos ito.',
        ],
      },
      {
        heading: 'Ano ang hindi pinapayagan',
        paragraphs: [
          'Bawal ang bot, pandaraya, pagsasabwatan laban sa iba, paggamit ng mali ng laro, money laundering, at panggugulo o pag-atake sa serbisyo. Isinasara ang account na gumawa nito at iniuulat kapag hinihingi ng batas.',
        ],
      },
      {
        heading: 'Serbisyo at pananagutan',
        paragraphs: [
          'Maaaring tumigil ang serbisyo para sa maintenance o dahil sa sira. Pananagutan ng {merchant} ang pinsalang sinadya o dahil sa matinding kapabayaan, at ang balanse mo, ngunit hindi ang mga larong hindi nalaro samantala.',
        ],
      },
      {
        heading: 'Pagbabago, reklamo at batas',
        paragraphs: [
          'Inaanunsyo sa site ang mga pagbabago bago umiral; ang hindi sang-ayon ay maaaring mag-withdraw ng balanse at magsara ng account. Ipadala ang reklamo sa customer service, na sumasagot sa loob ng 14 na araw. Batas ng Pilipinas ang umiiral.',
        ],
      },
    ],
    login: [
      {
        heading: 'Pag-log in',
        paragraphs: [
          'Sa pag-log in, kinukumpirma mong ikaw ang may-ari ng account na ito, hindi bababa sa {age} taong gulang, at sang-ayon sa kasalukuyang bersyon ng Kasunduan ng user.',
        ],
      },
      {
        heading: 'Pagpapanatiling ligtas ng account',
        paragraphs: [
          'Mag-log out sa device na ginagamit ng iba. Sa ‘Security center’ makikita mo kung saan ka naka-log in at matatapos mo ang bawat session. Pagkatapos ng ilang maling password o code, inaantala ang pag-log in para protektahan ka.',
        ],
      },
      {
        heading: 'Mga code',
        paragraphs: [
          'Para sa iyo lang ang code sa SMS o e-mail at ilang minuto lang may bisa. Hindi kailanman hihilingin ng {merchant} na basahin mo ang code. Maaaring maningil ang telco mo para sa mensahe kapag nasa ibang bansa ka.',
        ],
      },
      {
        heading: 'Ano ang itinatala',
        paragraphs: [
          'Itinatala sa bawat pag-log in ang oras, IP address at device, para makilala mo at ng {merchant} ang maling paggamit.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Ano ang nangyayari kapag may maintenance',
      content:
        '<p>Habang sarado ang site para sa maintenance, <strong>hindi tumatanggap ng bagong taya</strong> ang mga laro.</p><p>Itinutuloy hanggang matapos ang mga naunang taya gaya ng dati. Ligtas ang balanse mo.</p>',
    },
    returnToPlayer: {
      title: 'Balik sa manlalaro',
      content:
        '<p>Sa lahat ng posibleng resulta, ganito kalaking bahagi ng taya ang ibinabalik ng mga laro:</p><table><thead><tr><th scope="col">Laro</th><th scope="col">Balik sa manlalaro</th></tr></thead><tbody><tr><td>Slots</td><td>95.46%</td></tr><tr><td>Fishing</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Nakasulat sa mga tuntunin ng bawat laro ang sa kanya. <a href="/m/gameList">Lahat ng laro</a></p>',
    },
    limits: {
      title: 'Maglaro sa loob ng iyong limit',
      content:
        '<p>Para sa kasiyahan ang laro at para sa mga <strong>{age} pataas</strong>. Bago maglaro, magpasya kung gaano karaming oras at pera ang ilalaan, huminto roon, at kausapin kami kapag hindi na ito masaya.</p>',
    },
    password: {
      title: 'Huwag ibahagi ang iyong password',
      content:
        '<p>Hindi namin kailanman hihingin ang password o verification code mo, sa tawag man o sa chat. Kung may humingi, sabihin sa customer service.</p>',
    },
    welcomeBack: {
      title: 'Masaya kaming makita ka muli',
      content:
        '<p>Iisang pondo ang nilalaro ng lahat ng larong may <a href="/m/jl-slot">jackpot</a>, at may nagsisimulang laban kada dalawang oras sa <a href="/m/sports">sports</a>.</p>',
    },
    jackpotHow: {
      title: 'Paano napapanalunan ang jackpot',
      content:
        '<p>Napupunta sa iisang pondo ang 1% ng bawat taya sa mga larong may tatak na JACKPOT. Bawat round ay bumubunot ng numerong maaaring manalo ng lahat nito. Tingnan ang tsansa sa mga tuntunin ng laro.</p>',
    },
    welcome: {
      title: 'Maligayang pagdating sa Araw',
      content:
        '<p>Mahigit 600 laro, lahat sa piso. <a href="/m/register">Mag-sign up</a> sa isang minuto o <a href="/m/trail">subukan nang libre</a> muna.</p>',
    },
    firstSteps: {
      title: 'Mga unang hakbang',
      content:
        '<ol><li>I-verify ang mobile number mo.</li><li>Basahin ang mga tuntunin ng laro at kung magkano ang ibinabalik nito.</li><li>Pumili ng laro, at i-tap ang puso ng mga gusto mo.</li></ol>',
    },
    onePot: {
      title: 'Iisang pondo para sa lahat ng larong jackpot',
      content:
        '<p>1% ng bawat taya ang pumapasok dito, at puwedeng manalo ng lahat ang kahit anong round. Tingnan kung magkano na ito sa itaas ng <a href="/m/jl-slot">JL slots</a>.</p>',
    },
    forFun: {
      title: 'Maglaro muna nang pansaya',
      content:
        '<p>Sa <a href="/m/trail">trial account</a>, play money ang gamit mo na hindi mabibili at hindi mawi-withdraw. Pareho ang mga tuntunin at tsansa sa totoong pera, maliban sa jackpot.</p>',
    },
    matches: {
      title: 'Mga laban araw at gabi',
      content:
        '<p>May nagsisimulang laban kada dalawang oras, sunod-sunod ang mga liga. Tumaya hanggang magsimula ito; lalabas ang resulta pagkalipas ng 90 minuto. <a href="/m/sports">Tingnan ang mga laban</a></p>',
    },
    bingo: {
      title: 'Bingo na may 75 bola',
      content:
        '<p>36 sa 75 bola ang tinatawag sa bawat round. May bayad ang mga buong linya at ang apat na sulok.</p><p><img src="{picture}" alt="Mga bola ng bingo sa paligid ng isang kard"></p>',
    },
    draws: {
      title: 'May bola bawat minuto',
      content:
        '<p>Binobola ang mga loterya kada sampung minuto, tatlong minuto o isang minuto, mula sa seed na nakatakda na bago ka tumaya. <a href="/m/lottery">Tingnan ang mga loterya</a></p>',
    },
    sabong: {
      title: 'Sabong: meron, wala o tabla',
      content:
        '<p>Tatlong panig ang matatayaan, may kani-kaniyang odds. Nasa mga tuntunin ang balik sa bawat isa.</p>',
    },
    jackpotWon: {
      title: 'Puwedeng mapanalunan ang jackpot',
      content:
        '<p>Puwede itong mapanalunan ng kahit anong round ng larong may jackpot, at doble ang tsansa ng dobleng taya. <a href="/m/jl-slot">Tingnan kung magkano na ang pondo</a></p>',
    },
    newGames: {
      title: 'May tatak ang mga bagong laro',
      content:
        '<p>May tatak na BAGO ang mga bagong laro ng Palaro Play, Bahaghari Studios, Mayon Works at iba pa.</p>',
    },
    teamFigures: {
      title: 'Kasalukuyan ang mga bilang ng team',
      content:
        '<p>Tuwing titingin ka, binubuo mula sa talaan ng mga transaksyon ang mga taya, panalo at talo ng team mo.</p>',
    },
    contracts: {
      title: 'Nananatili ang mga tuntunin ng kontrata',
      content:
        '<p>Nakasulat ang mga tuntunin ng kontrata kapag iniaalok ito. Hindi nagbabago ang sa mga tumatakbo na.</p>',
    },
    holidayHours: {
      title: 'Oras ng customer service sa holiday',
      content: '<p>Sa mga araw ng holiday, may sumasagot sa chat mula 08:00 hanggang 22:00.</p>',
    },
  },
  banners: {
    games: { title: 'Mahigit 600 laro sa piso', subtitle: 'Mula isang sentimo bawat round · {age}+ lamang' },
    jackpot: { title: 'Jackpot sa Dyip', subtitle: 'Iisang pondo ng bawat round, isa ang panalo' },
    sports: { title: 'Suportahan ang team mo', subtitle: 'May nagsisimulang laban kada dalawang oras' },
    fishing: { title: 'Pangingisda sa Tubbataha', subtitle: '96 na beses ng taya ang bayad sa balyena' },
    tables: { title: 'Mga mesa sa Look ng Maynila', subtitle: 'Animnapung mesa, bukas araw at gabi' },
    join: { title: 'Sumali sa Araw ngayon', subtitle: 'O tumingin muna: mahigit 600 laro' },
    exclusive: { title: 'Sa Araw lang: Kapalaran ng Kalabaw', subtitle: 'Eksklusibo mula sa JL Games' },
  },
  goods: {
    'bonus-100': { title: '₱100 na bonus', about: 'Agad sa bonus pocket mo.' },
    'bonus-500': { title: '₱500 na bonus', about: 'Agad sa bonus pocket mo.' },
    parol: { title: 'Capiz na parol, 40 cm', about: 'Gawang-kamay sa Pampanga, may ilaw at 2 m na kurdon.' },
    fan: { title: 'Abaniko', about: 'Hinabing buri.' },
    jeepney: { title: 'Modelong jeepney, pinturang-kamay', about: 'Nag-iisa lang, 18 cm ang haba.' },
    basketball: { title: 'Basketball, size 7', about: 'Para sa gym at sa court sa labas.' },
    headset: { title: 'Wireless headset', about: 'Bluetooth, 30 oras bawat charge.' },
  },
};
