import type { Translated } from './texts.ts';

export const ty: Translated<'one' | 'other'> = {
  demands: {
    selfExcluded:
      'Ibinukod mo ang sarili mo sa paglalaro. Makikita mo pa ang mga rekord mo at makakapag-withdraw.',
    closed: 'Sarado ang cash-in sa account mo. Makikita mo pa ang mga rekord mo at makakapag-withdraw.',
    review: 'Sinusuri namin ang account mo; makakapag-cash in ka ulit pagkatapos.',
    ownLimit:
      'Naabot mo na ang limit mo sa cash-in na {amount}; makakapag-cash in ka ulit kapag nag-reset ito.',
    limitsOffer:
      'Magpasya muna kung gusto mong limitahan ang cash-in, taya, o talo mo. Puwede ka ring humindi.',
    terms:
      'Nagbago ang mga tuntunin namin. Basahin at tanggapin muna ang mga ito bago mag-cash in. Makakapag-withdraw ka tanggapin mo man o hindi.',
    email: 'Kumpirmahin muna ang e-mail address mo.',
    mobile: 'Kumpirmahin muna ang mobile number mo.',
    payeeName: 'Ibigay muna ang pangalan sa bank account mo.',
    identity: 'I-verify muna ang pagkakakilanlan mo.',
    receivable:
      'May utang pang {amount} mula sa pagtatama; ang susunod mong cash-in ang unang magbabayad nito, at pagkatapos ay makakapag-withdraw ka ulit.',
  },
  accountDemands: {
    review: 'Sinusuri ang account na ito.',
    waiting: 'Bago ang account na ito at hindi pa magagamit.',
  },
  codes: {
    login: {
      title: 'Ang code mo para mag-log in',
      text: '{code} ang code mo para mag-log in.',
    },
    register: {
      title: 'Ang code mo para mag-sign up',
      text: '{code} ang code mo para mag-sign up.',
    },
    password: {
      title: 'Ang code mo para magtakda ng bagong password',
      text: '{code} ang code mo para magtakda ng bagong password.',
    },
    identity: {
      title: 'Ang code mo para i-verify ang number mo',
      text: '{code} ang code mo para i-verify ang number mo.',
    },
    owner: {
      title: 'Ang code mo para kumpirmahing ikaw ito',
      text: '{code} ang code mo para kumpirmahing ikaw ito.',
    },
    contact: {
      title: 'Ang code mo para kumpirmahin ang address na ito para sa account mo',
      text: '{code} ang code mo para kumpirmahin ang address na ito para sa account mo.',
    },
    use_one:
      'Isang beses lang ito magagamit, sa loob ng {count} minuto. Huwag itong ibahagi kahit kanino. Kung hindi mo ito hiningi, huwag pansinin ang mensaheng ito.',
    use_other:
      'Isang beses lang ito magagamit, sa loob ng {count} minuto. Huwag itong ibahagi kahit kanino. Kung hindi mo ito hiningi, huwag pansinin ang mensaheng ito.',
  },
  letters: {
    passwordChanged: {
      title: 'Napalitan ang password mo',
      text: 'Napalitan ang password mo, at na-log out ka sa lahat ng iba pang lugar. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
    },
    emailChanged: {
      title: 'Napalitan ang e-mail address mo',
      text: 'Ang e-mail address mo ay {address} na ngayon, at na-log out ka sa lahat ng iba pang lugar. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service. Ila-lock nila ang account at ibabalik sa iyo.',
    },
    mobileChanged: {
      title: 'Napalitan ang mobile number mo',
      text: 'Ang mobile number mo ay {address} na ngayon, at na-log out ka sa lahat ng iba pang lugar. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service. Ila-lock nila ang account at ibabalik sa iyo.',
    },
  },
  fieldRules: {
    username: 'Mali ang format ng account: {least} hanggang {most} letra, numero o underscore',
    password: 'Mali ang format ng password: 8 hanggang 64 karakter na may letra at numero',
    mobile: 'Maglagay ng valid na mobile number',
    code: 'Ilagay ang verification code',
    loginPassword: 'Mali ang format ng password',
    range: '{least} hanggang {most}',
    digits: 'Mali ang format: {range} numero',
    characters: 'Mali ang format: {range} karakter',
    recommender:
      'Mali ang format: {range} letra, numero o underscore, gaya ng nasa username o number ng nagrekomenda sa amin',
    bankName: 'Mali ang format: {range} letra, gaya ng nasa pangalan sa bank account mo',
    hyphens: 'Mali ang format: {range} letra, numero o hyphen',
    dots: 'Mali ang format: {range} letra, numero o tuldok',
    handle: 'Mali ang format: {range} letra, numero, hyphen o underscore',
    lineId: 'Mali ang format: {range} maliit na letra, numero, tuldok, hyphen o underscore',
    phone: 'Mali ang format: {range} numero, puwang o hyphen',
  },
  protection: {
    breakOver: {
      title: 'Tapos na ang pahinga mo',
      text: 'Puwede ka nang maglaro ulit. Ganoon pa rin ang mga limit mo; mapapababa mo ang mga iyon anumang oras.',
    },
    exclusionOver: {
      title: 'Lumipas na ang panahon ng self-exclusion mo',
      text: 'Sarado pa rin ang paglalaro. Kung gusto mong maglaro ulit, puwede mong hilingin; bubukas ito pagkatapos ng panahon ng paghihintay.',
    },
    returned: {
      title: 'Puwede ka nang maglaro ulit',
      text: 'Gaya ng hiling mo, bukas na ulit ang paglalaro. Tingnan muna ang mga limit mo: itatanong ulit ang mga ito.',
    },
    raiseReady: {
      title: 'Puwede nang baguhin ang limit mo',
      text: 'Magkakabisa ang mas mataas na limit na hiniling mo kapag kinumpirma mo sa loob ng pitong araw. Kung hindi, mananatili ang limit.',
    },
    review: {
      title: 'Tama pa ba ang mga limit mo?',
      text: 'Matagal-tagal na mula nang tingnan mo ang mga limit mo. Tingnan sa “Maglaro sa loob ng limit mo” kung tama pa ang mga ito.',
    },
  },
  offers: { stop: 'Para itigil ang mga alok na ito, buksan ang Mga setting, saka ang Mga alok at balita.' },
  deposits: {
    title: 'Cash-in {number}',
    states: {
      created: 'Nagawa na ang order; pumili kung paano magbabayad.',
      waiting: 'Hinihintay ang bayad mo.',
      processing: 'Nasa {method} na ang bayad mo; papunta na ito sa balanse mo.',
      inReview: 'Sinusuri namin ang bayad mo; walang nawala.',
      credited: 'Nasa balanse mo na ang {amount}.',
      failed: 'Hindi naisagawa ng {method} ang bayad; walang perang gumalaw.',
      cancelled: 'Kinansela mo ang order na ito; walang perang gumalaw.',
      expired: 'Natapos ang oras ng pagbabayad noong {time}.',
      refunding: 'Nire-refund na sa iyo ang bayad mo.',
      refunded: 'Na-refund na ang bayad mo sa pinanggalingan nito.',
      reversed: 'Binawi ang bayad na ito kaya wala na ito sa balanse mo.',
    },
    owed: 'Wala na roon ang {owed} nito: kailangan muna itong bayaran bago ka makapag-withdraw.',
    bonus: 'Bonus mo ang {bonus} nito.',
    settled: 'Ipinambayad sa utang mo ang {settled} ng bayad mo.',
  },
  withdrawals: {
    requested: {
      title: 'Hiniling ang withdrawal',
      text: 'Natanggap namin ang withdrawal mong {gross}. Naka-hold na ang pera para rito.',
    },
    inReview: {
      title: 'Sinusuri ang withdrawal',
      text: 'Sinusuri namin ang withdrawal na ito. Naka-hold pa rin ang pera.',
    },
    approved: {
      title: 'Aprubado ang withdrawal',
      text: 'Aprubado na. Ipapadala na ito.',
    },
    paying: {
      title: 'Papunta na ang withdrawal',
      text: 'Papunta na ang {net} sa {account}.',
    },
    paid: {
      title: 'Nabayaran ang withdrawal',
      text: 'Naibayad ang {net} sa {account}.',
    },
    rejected: {
      title: 'Hindi naaprubahan ang withdrawal',
      text: 'Hindi ito naaprubahan. Nasa balanse mo na ulit ang {gross}.',
    },
    cancelled: {
      title: 'Kinansela ang withdrawal',
      text: 'Kinansela mo ito. Nasa balanse mo na ulit ang {gross}.',
    },
    failed: {
      title: 'Hindi natuloy ang withdrawal',
      text: 'Hindi mabayaran ang {account}. Nasa balanse mo na ulit ang {gross}.',
    },
    returned: {
      title: 'Naibalik ang withdrawal',
      text: 'Bumalik ang bayad. Nasa balanse mo na ulit ang {gross}.',
    },
    late: {
      title: 'Mas matagal ang withdrawal',
      text: 'Mas matagal ito kaysa sinabi namin. Patuloy kaming nagtatanong, at ligtas ang pera mo.',
    },
  },
  locks: {
    deposit: 'Cash-in na itataya pa',
    transfer: 'Natanggap na transfer na itataya pa',
    bonus: 'Bonus na itataya pa',
    other: 'Perang itataya pa',
  },
  withdrawalEffects: {
    stays: 'Mananatili ang bukas mong bonus.',
    forfeits:
      'Tatapusin nito ang bukas mong bonus: babawiin ang pera ng bonus, kahit kanselahin mo ang withdrawal pagkatapos. Sa iyo pa rin ang sarili mong pera.',
  },
  debts: {
    paid: {
      title: 'Nabayaran mula sa balanse mo',
      text: 'Ang {amount} ng balanse mo ay ipinambayad sa utang mo.',
    },
  },
  paymentPassword: {
    set: {
      title: 'Naitakda ang payment PIN',
      text: 'Naitakda ang payment PIN mo. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
    },
    changed: {
      title: 'Napalitan ang payment PIN',
      text: 'Napalitan ang payment PIN mo. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
    },
    recovered: {
      title: 'Naitakdang muli ang payment PIN',
      text: 'Naitakdang muli ang payment PIN mo gamit ang code, at na-log out ka sa lahat ng iba pang lugar. Magagamit ang bagong account pagkalipas ng isang araw. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Nadagdag ang account para sa withdrawal',
      text: 'Makakatanggap na ng mga withdrawal mo ang {account}. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
    },
    addedLater: {
      title: 'Nadagdag ang account para sa withdrawal',
      text: 'Nadagdag ang {account} pero hindi pa magagamit. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
    },
    approved: {
      title: 'Nasuri na ang account para sa withdrawal',
      text: 'Nasuri na ang {account} at magagamit na.',
    },
    chosen: {
      title: 'Napalitan ang account para sa withdrawal',
      text: '{account} na ang unang account para sa mga withdrawal mo.',
    },
    removed: {
      title: 'Naalis ang account para sa withdrawal',
      text: 'Naalis ang {account} at hindi na tatanggap ng withdrawal.',
    },
  },
  payoutHints: {
    eWallet: 'Mobile number, gaya ng 0917 123 4567',
    bank_one: '{count} na numero',
    bank_other: '{count} na numero',
    bankOr_one: '{digits} o {count} na numero',
    bankOr_other: '{digits} o {count} na numero',
    crypto: 'Address sa TRON: 34 na karakter, nagsisimula sa T',
  },
  transfers: {
    sent: {
      title: 'Naipadala ang pera sa agent mo',
      text: 'Naipadala ang {amount} kay {account}.',
    },
    received: {
      title: 'May natanggap na pera',
      text: 'Pinadalhan ka ni {account} ng team mo ng {amount}.',
    },
    sentDown: {
      title: 'Naipadala ang pera sa downline mo',
      text: 'Naipadala ang {amount} kay {account}.',
    },
    receivedFromAgent: {
      title: 'May natanggap na pera',
      text: 'Pinadalhan ka ng agent mong si {account} ng {amount}.',
    },
  },
  envelopes: {
    received: {
      title: 'May sobre para sa iyo',
      text: 'Nagpadala ng sobre ang agent mong si {account}. Mabubuksan mo ito hanggang {time}.',
    },
    emptied: {
      title: 'Nabuksan na ang lahat ng sobre',
      text_one: 'Nabuksan na ang lahat ng {count} bahagi ng iyong ulan ng sobre.',
      text_other: 'Nabuksan na ang lahat ng {count} bahagi ng iyong ulan ng sobre.',
    },
    returned: {
      title: 'Tapos na ang ulan ng sobre',
      text_one: '{opened} sa {count} bahagi ang nabuksan. Bumalik sa balanse mo ang {amount}.',
      text_other: '{opened} sa {count} bahagi ang nabuksan. Bumalik sa balanse mo ang {amount}.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Para ito sa cash-in mula {least}.',
    underWay: 'Kasali ka na rito.',
    spent: 'Ubos na ang budget nito.',
    often: 'Nagamit mo na ang lahat ng beses para sa isang miyembro.',
    byDeposit: 'Piliin ito kapag nag-cash in.',
    noTries: 'Ubos na ang mga beses na puwede kang mag-apply.',
    notYet: 'Hindi pa nagsisimula.',
    over: 'Tapos na.',
    cashedIn: 'Nakapag-cash in ka na; para ito sa unang cash-in.',
    full: 'Puno na ang mga puwesto.',
    otherInTurnover: 'May ibang bonus na nilalaro. Makukuha ito kapag natapos iyon.',
  },
  chosenPromotion: {
    kept: 'Nakalaan sa iyo ang puwesto habang bukas ang order na ito.',
    given: 'Handa na ang bonus mo: tingnan ang reward center.',
    checked: 'Titingnan muna namin, at sasabihin sa inbox mo.',
    without: 'Walang promo ang cash-in na ito: hindi na nakalaan ang puwesto.',
  },
  promotionConditions: {
    newcomers: 'Para sa miyembrong sumali bago ang unang cash-in.',
    everybody: 'Para sa lahat ng miyembro.',
    once: 'Isang beses bawat miyembro. Titingnan muna ang may kaparehong payee, telepono o payout account.',
    times_one: 'Hanggang {count} beses bawat miyembro, sunod-sunod.',
    times_other: 'Hanggang {count} beses bawat miyembro, sunod-sunod.',
    firstDeposit: 'Bilang ang unang cash-in mo mula {least}, kapag pumasok hanggang {end}.',
    deposit: 'Bilang ang isang cash-in mula {least}, kapag pumasok hanggang {end}.',
    bets: 'Bilang ang valid na tayang {least} mula sa pagsali hanggang {end}, lahat ng laro.',
    betsOf: 'Bilang ang valid na tayang {least} mula sa pagsali hanggang {end}, sa {games}.',
    application_one:
      'Mag-apply gamit ang ilang salita at hanggang tatlong larawan; titingnan ng aming team. Puwedeng mag-apply nang {count} beses.',
    application_other:
      'Mag-apply gamit ang ilang salita at hanggang tatlong larawan; titingnan ng aming team. Puwedeng mag-apply nang {count} beses.',
    amountOfBets: 'Makukuha mo ang {share}% nito bilang bonus, hanggang {most}, pagkatapos nito.',
    fixed: 'Makakakuha ka ng bonus na {most}.',
    amount: 'Makukuha mo ang {share}% nito bilang bonus, hanggang {most}.',
    turnover_one:
      'Itaya ang {factor} × ng bonus sa loob ng {count} araw bago maging cash. Cash mo ang unang nilalaro.',
    turnover_other:
      'Itaya ang {factor} × ng bonus sa loob ng {count} araw bago maging cash. Cash mo ang unang nilalaro.',
    free: 'Babayaran sa cash mo; hindi kailangang tumaya.',
    cap: 'Hanggang {cap} nito ang magiging cash.',
    largestBet: 'Ang taya na gumagamit ng bonus ay hanggang {bet}; hindi tatanggapin ang mas malaki.',
    stays: 'Hindi binabago ng withdrawal ang bonus.',
    forfeits: 'Tatapusin ng withdrawal ang bonus; sa iyo pa rin ang sarili mong pera.',
    claim_one: 'Kunin sa loob ng {count} araw matapos itong ibigay.',
    claim_other: 'Kunin sa loob ng {count} araw matapos itong ibigay.',
    places_one: 'May {count} puwesto.',
    places_other: 'May {count} puwesto.',
  },
  gameTypes: {
    RNG: 'slots',
    FISH: 'fishing',
    LIVE: 'live',
  },
  promotionStates: {
    comingSoon: 'Malapit na',
    open: 'Bukas',
    joined: 'Sumali na',
    applying: 'Nag-aaplay',
    process: 'Sinusuri',
    rejected: 'Tinanggihan',
    claimable: 'Puwedeng kunin',
    issued: 'Naibigay na',
    claimed: 'Nakuha na',
    closed: 'Sarado na',
  },
  promotionDecisions: {
    refused: {
      title: 'Hindi naaprubahan ang promo',
      text: 'Tiningnan namin at hindi namin ito naaprubahan. Walang kinuha sa balanse mo.',
    },
    issued: {
      title: 'Naaprubahan ang promo',
      text: 'Nasa reward center ang bonus mo.',
    },
  },
  rewardStates: {
    inTurnover: 'Nilalaro',
    done: 'Nalaro na',
    forfeited: 'Isinuko',
    expired: 'Nag-expire',
    revoked: 'Binawi',
  },
  rewardSources: {
    points: 'Points mall',
    rank: 'Premyo sa ranking',
    levelMonth: 'Buwanang regalo ng level',
    levelUpgrade: 'Regalo sa pag-abot ng level',
    levelBirthday: 'Regalo sa kaarawan',
    referral: 'Inimbitang kaibigan',
    welcome: 'Sumali gamit ang link ng kaibigan',
  },
  rewards: {
    waits: {
      title: 'May naghihintay na reward sa iyo',
      text: 'Naghihintay ang {amount} sa reward center. Naroon ang mga tuntunin at ang huling araw.',
    },
    bonusEnds: {
      title: 'Malapit nang matapos ang bonus',
      text: 'Matatapos sa loob ng isang araw ang bonus mong {amount}. Babawiin ang matitira rito; sa iyo pa rin ang sarili mong pera.',
    },
    levelReached: {
      title: 'Naabot mo na ang {name}',
      text: 'Nasa Mga benepisyo ng VIP ang ibinibigay ng {name} at ang kailangan para manatili rito.',
    },
  },
  missions: {
    logInToday: 'Mag-log in ngayong araw',
    logIns_one: 'Mag-log in sa {count} araw',
    logIns_other: 'Mag-log in sa {count} araw',
    cashIns: 'Mag-cash in ng {target} o higit pa',
    validBets: 'Natapos na taya na {target}',
    games_one: 'Maglaro ng {count} magkakaibang laro',
    games_other: 'Maglaro ng {count} magkakaibang laro',
  },
  referralStates: {
    deposit: 'Hinihintay ang unang cash-in',
    bets: 'Hinihintay ang mga taya',
    done: 'Kumpleto',
    ended: 'Tapos na ang panahon',
    inReview: 'Sinusuri',
    refused: 'Hindi bilang',
  },
  referralReasons: {
    person: 'Mukhang ikaw rin ito.',
    payoutAccount: 'May kaparehong payout account.',
    device: 'May kaparehong device.',
  },
  contracts: {
    offered: {
      title: 'May iniaalok na kontrata sa iyo',
      text: 'Inaalok ka ni {account} ng kontrata. Magkakabisa ito kapag tinanggap mo.',
    },
    accepted: {
      title: 'Tinanggap ang kontrata',
      text: 'Tinanggap ni {account} ang kontrata. Magkakabisa ito sa susunod na panahon.',
    },
    declined: {
      title: 'Tinanggihan ang kontrata',
      text: 'Tinanggihan ni {account} ang kontrata.',
    },
    ended: {
      title: 'Natapos ang kontrata',
      text: 'Natapos na ang kontrata ninyo ni {account}. Babayaran pa rin ang mga panahong nagsimula na.',
    },
    owes: {
      title: 'May utang kang bayad',
      text: 'Kulang ang balanse mo para sa {amount} kay {account}, para sa {day}. Babayaran ito pagdating ng pera; maghihintay muna ang mga bagong alok.',
    },
    owed: {
      title: 'May utang na bayad sa iyo',
      text: 'Kulang ang balanse ni {account} para sa {amount} para sa {day}. Babayaran ito pagdating ng pera.',
    },
  },
  goodsCategories: {
    bonus: 'Bonus',
    home: 'Sa bahay',
    sport: 'Sports',
    tech: 'Tech',
  },
  goodsOrderStates: {
    placed: 'Na-order na',
    packed: 'Naka-pack na',
    sent: 'Papunta na',
    delivered: 'Naihatid na',
    cancelled: 'Kinansela, naibalik ang points',
  },
  goodsOrders: {
    sent: {
      title: 'Papunta na ang order mo',
      text: 'Naipadala na ang {title}. Numero ng parcel: {parcel}.',
    },
    delivered: {
      title: 'Naihatid na ang order mo',
      text: 'Naihatid na ang {title}.',
    },
    cancelled: {
      title: 'Naibalik na ang points mo',
      text_one: 'Hindi naihatid ang {title}. Naibalik ang lahat ng {count} points.',
      text_other: 'Hindi naihatid ang {title}. Naibalik ang lahat ng {count} points.',
    },
  },
  points: {
    opening: 'Panimulang points',
    earned: 'Mula sa na-settle na taya',
    redeemed: 'Ipinalit sa: {title}',
    returned: 'Ibinalik: {title}',
  },
  chat: {
    greeting:
      'Kumusta {name}, ako si Aya. Magtanong tungkol sa cash in, withdraw o password, o humingi ng tao.',
    answers: {
      deposit:
        'I-tap ang Cash in at pumili ng paraan ng pagbabayad: nakasulat sa bawat isa ang pinakamaliit at pinakamalaking halaga.',
      withdraw:
        'I-tap ang Withdraw: bago mo kumpirmahin ay makikita mo kung kailan darating ang pera, at pagkatapos ay bawat hakbang.',
      password:
        'I-tap ang Nakalimutan ang password sa log in: may code na darating sa SMS o e-mail at magagamit nang sampung minuto. Hindi namin hihingin ang password mo.',
      human: 'Sandali lang, tatawag ako ng kasama.',
      unknown: 'Hindi ko naintindihan. Pumili ng paksa sa ibaba, o humingi ng tao.',
    },
    taken: 'Kumusta, si Ben ito. Nabasa ko na ang isinulat mo. Paano ako makakatulong?',
    noted: 'Salamat, naitala ko na at babalikan kita rito.',
    words: {
      deposit: 'cash in, magdeposito, deposito',
      withdraw: 'mag-withdraw, cash out',
      password: 'mag-log in',
      human: 'tao, ahente',
    },
    buttons: {
      deposit: 'Cash in',
      withdraw: 'Withdraw',
      password: 'Password',
      human: 'Makipag-usap sa tao',
    },
    page: {
      back: 'Bumalik',
      talk: 'Usapan',
      you: 'Ikaw',
      message: 'Mensahe mo',
      send: 'Ipadala',
      topics: 'Mga paksa',
      writing: 'Sumusulat si {agent}…',
      used: 'Tapos na ang chat na ito. Bumalik at buksan ulit.',
      failed: 'Hindi namin makumpirma ang mensahe mo. Ipadala muli: isang beses lang ito bibilangin.',
      tooMany: 'Masyadong marami nang sabay. Maghintay ng isang minuto, saka ipadala ulit.',
    },
  },
  inbox: {
    welcome: {
      title: 'Maligayang pagdating sa Araw',
      content:
        '<p>Masaya kaming narito ka. Libutin ang <a href="/m/home">lobby</a>, itabi ang gusto mong laro gamit ang puso, at magpasya bago maglaro kung magkano ang ilalaan.</p>',
    },
    newLogin: {
      title: 'Bagong log in sa account mo',
      content:
        '<p>Ginamit ang account mo sa device na ngayon lang namin nakita. Kung hindi ikaw iyon, <a href="/m/changePsw">palitan ang password</a> at tingnan ang <a href="/m/securityCenter">security center</a>.</p>',
    },
    jackpot: {
      title: 'Nasa mga laro na ang jackpot',
      content:
        '<p>Dumaragdag sa iisang pondo ang bawat round ng mga larong may tatak na JACKPOT, at maaari itong manalo. Nasa itaas ng <a href="/m/jl-slot">JL slots</a> ang halaga, at nasa bawat laro ang tuntunin.</p>',
    },
    protection: {
      title: 'Tingnan kung gaano kaligtas ang account mo',
      content:
        '<p>Ipinapakita ng <a href="/m/securityCenter">security center</a> kung paano napoprotektahan ang account mo at ano pa ang magagawa mo.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Mga misyon',
      content:
        '<p>Gawin ang hinihingi ng araw o linggo at kunin ang reward. <a href="/m/leaderBoard">Sa mga misyon</a></p>',
    },
    REFERRAL: {
      title: 'Mag-imbita ng kaibigan',
      content:
        '<p>Ipadala ang link mo sa mga kaibigan: kapag nag-cash in at naglaro sila, pareho kayong may reward. <a href="/m/inviteFriends">Sa link mo</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Doble ang unang cash-in',
    reload: 'Reload bonus na 20%',
    shareYourWin: 'Ibahagi ang panalo mo',
    slotsAndFishing: 'Slots at fishing, 5,000 ang kabuuan',
  },
};
