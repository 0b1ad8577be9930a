import type { Translated } from './texts.ts';

export const tr: Translated<'one' | 'other'> = {
  demands: {
    selfExcluded: 'Kendinizi oyundan men ettiniz. Kayıtlarınızı görebilir ve para çekebilirsiniz.',
    closed: 'Hesabınız için para yatırma kapalı. Kayıtlarınızı görebilir ve para çekebilirsiniz.',
    review: 'Hesabınızı kontrol ediyoruz. Sonra yeniden para yatırabilirsiniz.',
    ownLimit:
      '{amount} olan para yatırma limitinize ulaştınız. Limit sıfırlandığında yeniden para yatırabilirsiniz.',
    limitsOffer:
      'Önce yatırdığınız, bahse koyduğunuz veya kaybettiğiniz parayı sınırlamak isteyip istemediğinize karar verin. Hayır da diyebilirsiniz.',
    terms:
      'Koşullarımız değişti. Para yatırmadan önce okuyup kabul edin. Her iki durumda da para çekebilirsiniz.',
    email: 'Önce e-posta adresinizi doğrulayın.',
    mobile: 'Önce cep numaranızı doğrulayın.',
    payeeName: 'Önce banka hesabınızdaki adı ekleyin.',
    identity: 'Önce kimliğinizi doğrulayın.',
    receivable:
      'Bir düzeltmeden sonra hâlâ {amount} borcunuz var. Sonraki para yatırmanız önce bunu öder, sonra yeniden para çekebilirsiniz.',
  },
  accountDemands: {
    review: 'Bu hesabı kontrol ediyoruz.',
    waiting: 'Bu hesap yeni ve henüz kullanılamıyor.',
  },
  codes: {
    login: {
      title: 'Giriş yapma kodunuz',
      text: 'Giriş yapma kodunuz: {code}.',
    },
    register: {
      title: 'Kayıt olma kodunuz',
      text: 'Kayıt olma kodunuz: {code}.',
    },
    password: {
      title: 'Yeni şifre belirleme kodunuz',
      text: 'Yeni şifre belirleme kodunuz: {code}.',
    },
    identity: {
      title: 'Numaranızı doğrulama kodunuz',
      text: 'Numaranızı doğrulama kodunuz: {code}.',
    },
    owner: {
      title: 'Siz olduğunuzu doğrulama kodunuz',
      text: 'Siz olduğunuzu doğrulama kodunuz: {code}.',
    },
    contact: {
      title: 'Bu adresi hesabınız için doğrulama kodunuz',
      text: 'Bu adresi hesabınız için doğrulama kodunuz: {code}.',
    },
    use_one:
      'Bir kez, {count} dakika boyunca geçerlidir. Kimseyle paylaşmayın. Siz istemediyseniz bu mesajı dikkate almayın.',
    use_other:
      'Bir kez, {count} dakika boyunca geçerlidir. Kimseyle paylaşmayın. Siz istemediyseniz bu mesajı dikkate almayın.',
  },
  letters: {
    passwordChanged: {
      title: 'Şifreniz değiştirildi',
      text: 'Şifreniz değiştirildi ve diğer her yerde çıkışınız yapıldı. Bunu siz yapmadıysanız hemen müşteri hizmetlerine başvurun.',
    },
    emailChanged: {
      title: 'E-posta adresiniz değiştirildi',
      text: 'E-posta adresiniz artık {address} ve diğer her yerde çıkışınız yapıldı. Bunu siz yapmadıysanız hemen müşteri hizmetlerine başvurun. Hesabı kilitleyip size geri verirler.',
    },
    mobileChanged: {
      title: 'Cep numaranız değiştirildi',
      text: 'Cep numaranız artık {address} ve diğer her yerde çıkışınız yapıldı. Bunu siz yapmadıysanız hemen müşteri hizmetlerine başvurun. Hesabı kilitleyip size geri verirler.',
    },
  },
  fieldRules: {
    username: 'Hesap biçimi yanlış: {least} ile {most} arası harf, rakam veya alt çizgi',
    password: 'Şifre biçimi yanlış: bir harf ve bir rakam içeren 8 ile 64 arası karakter',
    mobile: 'Geçerli bir cep numarası girin',
    code: 'Doğrulama kodunu girin',
    loginPassword: 'Şifre biçimi yanlış',
    range: '{least} ile {most} arası',
    digits: 'Biçim yanlış: {range} rakam',
    characters: 'Biçim yanlış: {range} karakter',
    recommender:
      'Biçim yanlış: {range} harf, rakam veya alt çizgi; bizi tavsiye edenin kullanıcı adı veya numarasındaki gibi',
    bankName: 'Biçim yanlış: {range} harf, banka hesabınızdaki addaki gibi',
    hyphens: 'Biçim yanlış: {range} harf, rakam veya kısa çizgi',
    dots: 'Biçim yanlış: {range} harf, rakam veya nokta',
    handle: 'Biçim yanlış: {range} harf, rakam, kısa çizgi veya alt çizgi',
    lineId: 'Biçim yanlış: {range} küçük harf, rakam, nokta, kısa çizgi veya alt çizgi',
    phone: 'Biçim yanlış: {range} rakam, boşluk veya kısa çizgi',
  },
  protection: {
    breakOver: {
      title: 'Molanız bitti',
      text: 'Yeniden oynayabilirsiniz. Limitleriniz değişmedi, istediğiniz zaman düşürebilirsiniz.',
    },
    exclusionOver: {
      title: 'Kendinizi men etme süreniz bitti',
      text: 'Siz istemeden oynayamazsınız. İsterseniz bir bekleme süresinden sonra oynayabilirsiniz.',
    },
    returned: {
      title: 'Yeniden oynayabilirsiniz',
      text: 'Yeniden oynamak istediniz, artık oynayabilirsiniz. Lütfen önce limitlerinizi kontrol edin.',
    },
    raiseReady: {
      title: 'Limitiniz artık değiştirilebilir',
      text: 'İstediğiniz daha yüksek limiti yedi gün içinde onaylayın. Onaylamazsanız limitiniz aynı kalır.',
    },
    review: {
      title: 'Limitleriniz size hâlâ uygun mu?',
      text: 'Limitlerinizi bir süredir kontrol etmediniz. “Limitleriniz içinde oynayın” bölümünden bakın.',
    },
  },
  offers: { stop: 'Bu teklifleri durdurmak için Ayarlar’ı, ardından Teklifler ve haberler’i açın.' },
  deposits: {
    title: 'Para yatırma {number}',
    states: {
      created: 'İşlem oluşturuldu. Nasıl ödeyeceğinizi seçin.',
      waiting: 'Ödemenizi bekliyoruz.',
      processing: '{method} ödemenizi aldı. Bakiyenize geliyor.',
      inReview: 'Ödemenizi kontrol ediyoruz. Hiçbir şey kaybolmaz.',
      credited: '{amount} bakiyenizde.',
      failed: '{method} ile ödemeniz başarısız oldu. Para hareketi olmadı.',
      cancelled: 'Bu işlemi iptal ettiniz. Para hareketi olmadı.',
      expired: 'Ödeme süresi {time} saatinde doldu.',
      refunding: 'İadeniz yolda.',
      refunded: 'Ödemeniz geldiği yere iade edildi.',
      reversed: 'Bu ödeme geri alındı, bu yüzden artık bakiyenizde değil.',
    },
    owed: 'Bunun {owed} kadarı artık yoktu. Para çekebilmek için önce bunu ödemeniz gerekir.',
    bonus: 'Bunun {bonus} kadarı bonusunuz.',
    settled: 'Ödemenizin {settled} kadarı borcunuzu kapattı.',
  },
  withdrawals: {
    requested: {
      title: 'Para çekme istendi',
      text: '{gross} tutarındaki para çekme isteğinizi aldık. Para bunun için bloke edildi.',
    },
    inReview: {
      title: 'Para çekme kontrol ediliyor',
      text: 'Bu para çekmeyi kontrol ediyoruz. Para bunun için bloke kalıyor.',
    },
    approved: {
      title: 'Para çekme onaylandı',
      text: 'Onaylandı. Şimdi gönderiyoruz.',
    },
    paying: {
      title: 'Para çekme yolda',
      text: '{net}, {account} hesabına gidiyor.',
    },
    paid: {
      title: 'Para çekme ödendi',
      text: '{net}, {account} hesabına ödendi.',
    },
    rejected: {
      title: 'Para çekme onaylanmadı',
      text: 'Onaylanmadı. {gross} yeniden bakiyenizde.',
    },
    cancelled: {
      title: 'Para çekme iptal edildi',
      text: 'İptal ettiniz. {gross} yeniden bakiyenizde.',
    },
    failed: {
      title: 'Para çekme başarısız',
      text: '{account} hesabına ödeme yapılamadı. {gross} yeniden bakiyenizde.',
    },
    returned: {
      title: 'Para çekme geri döndü',
      text: 'Ödeme geri döndü. {gross} yeniden bakiyenizde.',
    },
    late: {
      title: 'Para çekme gecikti',
      text: 'Söylediğimizden uzun sürüyor. Kontrol etmeyi sürdürüyoruz, paranız güvende.',
    },
  },
  locks: {
    deposit: 'Çevrimi tamamlanmamış para yatırma',
    transfer: 'Çevrimi tamamlanmamış gelen transfer',
    bonus: 'Çevrimi tamamlanmamış bonus',
    other: 'Çevrimi tamamlanmamış para',
  },
  withdrawalEffects: {
    stays: 'Etkin bonusunuz olduğu gibi kalır.',
    forfeits:
      'Para çekmeyi sonra iptal etseniz bile bu, etkin bonusunuzu bitirir. Kendi paranız sizde kalır.',
  },
  debts: {
    paid: {
      title: 'Bakiyenizden ödendi',
      text: 'Bakiyenizin {amount} kadarı borcunuzu kapattı.',
    },
  },
  paymentPassword: {
    set: {
      title: "Ödeme PIN'i belirlendi",
      text: "Ödeme PIN'iniz belirlendi. Bunu siz yapmadıysanız hemen müşteri hizmetlerine başvurun.",
    },
    changed: {
      title: "Ödeme PIN'i değiştirildi",
      text: "Ödeme PIN'iniz değiştirildi. Bunu siz yapmadıysanız hemen müşteri hizmetlerine başvurun.",
    },
    recovered: {
      title: "Ödeme PIN'i sıfırlandı",
      text: "Ödeme PIN'iniz bir kodla sıfırlandı ve diğer her yerde çıkışınız yapıldı. Yeni para çekme hesapları bir gün sonra kullanılabilir. Bunu siz yapmadıysanız hemen müşteri hizmetlerine başvurun.",
    },
  },
  payoutAccounts: {
    added: {
      title: 'Para çekme hesabı eklendi',
      text: '{account} artık çektiğiniz parayı alabilir. Bunu siz yapmadıysanız hemen müşteri hizmetlerine başvurun.',
    },
    addedLater: {
      title: 'Para çekme hesabı eklendi',
      text: '{account} eklendi ve henüz kullanılamıyor. Bunu siz yapmadıysanız hemen müşteri hizmetlerine başvurun.',
    },
    approved: {
      title: 'Para çekme hesabı onaylandı',
      text: '{account} onaylandı ve kullanılabilir.',
    },
    chosen: {
      title: 'Varsayılan para çekme hesabı değiştirildi',
      text: '{account} artık para çekmeleriniz için varsayılan hesap.',
    },
    removed: {
      title: 'Para çekme hesabı kaldırıldı',
      text: '{account} kaldırıldı ve artık para çekme almayacak.',
    },
  },
  payoutHints: {
    eWallet: 'Cep numarası, örneğin 0917 123 4567',
    bank_one: '{count} rakam',
    bank_other: '{count} rakam',
    bankOr_one: '{digits} veya {count} rakam',
    bankOr_other: '{digits} veya {count} rakam',
    crypto: 'TRON adresi: 34 karakter, T ile başlar',
  },
  transfers: {
    sent: {
      title: 'Para bayinize gönderildi',
      text: '{account} hesabına {amount} gönderildi.',
    },
    received: {
      title: 'Para alındı',
      text: 'Ekibinizden {account} size {amount} gönderdi.',
    },
    sentDown: {
      title: 'Para bir üyeye gönderildi',
      text: '{account} hesabına {amount} gönderildi.',
    },
    receivedFromAgent: {
      title: 'Para alındı',
      text: 'Bayiniz {account} size {amount} gönderdi.',
    },
  },
  envelopes: {
    received: {
      title: 'Size bir kırmızı zarf',
      text: 'Bayiniz {account} size bir kırmızı zarf gönderdi. {time} tarihine kadar açabilirsiniz.',
    },
    emptied: {
      title: 'Tüm kırmızı zarflar açıldı',
      text_one: 'Kırmızı zarf yağmurunuzun tek payı açıldı.',
      text_other: 'Kırmızı zarf yağmurunuzun {count} payının tümü açıldı.',
    },
    returned: {
      title: 'Kırmızı zarf yağmuru bitti',
      text_one: '{count} paydan {opened} tanesi açıldı. {amount} yeniden bakiyenizde.',
      text_other: '{count} paydan {opened} tanesi açıldı. {amount} yeniden bakiyenizde.',
    },
  },
  promotionRefusals: {
    tooLittle: '{least} veya üzeri para yatırmanız gerekir.',
    underWay: 'Zaten katılıyorsunuz.',
    spent: 'Bütçesi tükendi.',
    often: 'Her üyenin alabileceği kadar aldınız.',
    byDeposit: 'Para yatırırken seçin.',
    noTries: 'Başvurabileceğiniz kadar başvurdunuz.',
    notYet: 'Henüz başlamadı.',
    over: 'Bitti.',
    cashedIn: 'Yalnızca ilk para yatırmanız için geçerli, siz ise zaten para yatırdınız.',
    full: 'Tüm yerler doldu.',
    otherInTurnover: 'Başka bir etkin bonusunuz var. O bittiğinde bunu alabilirsiniz.',
  },
  chosenPromotion: {
    kept: 'Bu işlem açıkken yerinizi tutuyoruz.',
    given: "Bonusunuz hazır. Ödüller'e bakın.",
    checked: 'Önce kontrol eder, gelen kutunuza yazarız.',
    without: 'Bu para yatırmada promosyon yok: yerinizi daha fazla tutamadık.',
  },
  promotionConditions: {
    newcomers: 'İlk para yatırmadan önce katılan üyelere açık.',
    everybody: 'Tüm üyelere açık.',
    once: 'Üye başına bir kez. Alıcı adı, telefon veya para çekme hesabını başka bir üyeyle paylaşıyorsanız önce kontrol ederiz.',
    times_one: 'Üye başına en çok {count} kez.',
    times_other: 'Üye başına art arda en çok {count} kez.',
    firstDeposit: 'İlk para yatırmanız {least} veya üzeriyse ve {end} tarihine kadar gelirse sayılır.',
    deposit: 'Bir para yatırma {least} veya üzeriyse ve {end} tarihine kadar gelirse sayılır.',
    bets: 'Katıldığınız andan {end} tarihine kadar herhangi bir oyunda {least} geçerli bahis yapın.',
    betsOf: 'Katıldığınız andan {end} tarihine kadar şu oyunlarda {least} geçerli bahis yapın: {games}.',
    application_one:
      'Birkaç söz ve en çok üç resimle başvurun. Ekibimiz kontrol eder. {count} kez başvurabilirsiniz.',
    application_other:
      'Birkaç söz ve en çok üç resimle başvurun. Ekibimiz kontrol eder. {count} kez başvurabilirsiniz.',
    amountOfBets: 'Promosyon bitince bunun %{share} kadarını bonus olarak alırsınız, en çok {most}.',
    fixed: '{most} bonus alırsınız.',
    amount: 'Bunun %{share} kadarını bonus olarak alırsınız, en çok {most}.',
    turnover_one:
      'Bonusun nakde dönmesi için {count} gün içinde bonusun {factor} katı bahis yapın. Önce kendi nakdiniz kullanılır.',
    turnover_other:
      'Bonusun nakde dönmesi için {count} gün içinde bonusun {factor} katı bahis yapın. Önce kendi nakdiniz kullanılır.',
    free: 'Nakit olarak ödenir. Bahis gerekmez.',
    cap: 'Bunun en çok {cap} kadarı nakde dönebilir.',
    largestBet: 'Bonus parasıyla bahisler {bet} tutarını aşamaz.',
    stays: 'Para çekerseniz bonus sizde kalır.',
    forfeits: 'Para çekerseniz bonusu kaybedersiniz. Kendi paranız sizde kalır.',
    claim_one: 'Verildikten sonra {count} gün içinde alın.',
    claim_other: 'Verildikten sonra {count} gün içinde alın.',
    places_one: '{count} yerle sınırlı.',
    places_other: '{count} yerle sınırlı.',
  },
  gameTypes: {
    RNG: 'slot',
    FISH: 'balık avı',
    LIVE: 'canlı',
  },
  promotionStates: {
    comingSoon: 'Yakında',
    open: 'Açık',
    joined: 'Katıldınız',
    applying: 'Başvuruldu',
    process: 'Kontrol ediliyor',
    rejected: 'Reddedildi',
    claimable: 'Alınacak',
    issued: 'Verildi',
    claimed: 'Alındı',
    closed: 'Kapandı',
  },
  promotionDecisions: {
    refused: {
      title: 'Promosyon onaylanmadı',
      text: 'Başvurunuzu kontrol ettik ve onaylayamadık. Bakiyenizden bir şey alınmadı.',
    },
    issued: {
      title: 'Promosyon onaylandı',
      text: "Bonusunuz Ödüller'de.",
    },
  },
  rewardStates: {
    inTurnover: 'Etkin',
    done: 'Tamamlandı',
    forfeited: 'Vazgeçildi',
    expired: 'Süresi doldu',
    revoked: 'İptal edildi',
  },
  rewardSources: {
    points: 'Puan mağazası',
    rank: 'Sıralama ödülü',
    levelMonth: 'Aylık seviye hediyesi',
    levelUpgrade: 'Seviye atlama hediyesi',
    levelBirthday: 'Doğum günü hediyesi',
    referral: 'Davet edilen arkadaş',
    welcome: 'Bir arkadaşın bağlantısıyla katılım',
  },
  rewards: {
    waits: {
      title: 'Ödülünüz hazır',
      text: "{amount} tutarını Ödüller'den alın. Koşulları ve son tarihi orada bulursunuz.",
    },
    bonusEnds: {
      title: 'Bonusunuz yakında bitiyor',
      text: '{amount} bonusunuz bir gün içinde bitiyor. O zaman kalanını kaybedersiniz; kendi paranız sizde kalır.',
    },
    levelReached: {
      title: '{name} seviyesine ulaştınız',
      text: "{name} size ne sağlar ve nasıl korunur, VIP ayrıcalıkları'nda görün.",
    },
  },
  missions: {
    logInToday: 'Bugün giriş yapın',
    logIns_one: '{count} gün giriş yapın',
    logIns_other: '{count} gün giriş yapın',
    cashIns: '{target} veya üzeri para yatırın',
    validBets: '{target} tutarında sonuçlanmış bahis yapın',
    games_one: '{count} oyun oynayın',
    games_other: '{count} farklı oyun oynayın',
  },
  referralStates: {
    deposit: 'İlk para yatırma bekleniyor',
    bets: 'Bahisler bekleniyor',
    done: 'Tamamlandı',
    ended: 'Süre doldu',
    inReview: 'Kontrol ediliyor',
    refused: 'Sayılmaz',
  },
  referralReasons: {
    person: 'Bu kişi siz olabilirsiniz.',
    payoutAccount: 'Para çekme hesabınızı paylaşıyor.',
    device: 'Cihazınızı paylaşıyor.',
  },
  contracts: {
    offered: {
      title: 'Bir sözleşme teklifiniz var',
      text: '{account} size bir sözleşme teklif ediyor. Kabul ettiğinizde yürürlüğe girer.',
    },
    accepted: {
      title: 'Sözleşme kabul edildi',
      text: '{account} sözleşmeyi kabul etti. Sonraki dönemle başlar.',
    },
    declined: {
      title: 'Sözleşme reddedildi',
      text: '{account} sözleşmeyi reddetti.',
    },
    ended: {
      title: 'Sözleşme sona erdi',
      text: '{account} ile sözleşmeniz sona erdi. Başlamış dönemler yine ödenir.',
    },
    owes: {
      title: 'Bir ödeme borcunuz var',
      text: 'Bakiyeniz, {day} için {account} hesabına {amount} ödemeye yetmedi. Para gelir gelmez öderiz. O zamana kadar yeni teklif yapamazsınız.',
    },
    owed: {
      title: 'Size borçlu olunan bir ödeme var',
      text: '{account} bakiyesi {day} için {amount} ödemeye yetmedi. Para gelir gelmez alırsınız.',
    },
  },
  goodsCategories: {
    bonus: 'Bonus',
    home: 'Ev',
    sport: 'Spor',
    tech: 'Teknoloji',
  },
  goodsOrderStates: {
    placed: 'İşlem alındı',
    packed: 'Paketlendi',
    sent: 'Yolda',
    delivered: 'Teslim edildi',
    cancelled: 'İptal edildi, puanlar geri verildi',
  },
  goodsOrders: {
    sent: {
      title: 'İşleminiz yolda',
      text: '{title} yolda. Kargo numarası: {parcel}.',
    },
    delivered: {
      title: 'İşleminiz teslim edildi',
      text: '{title} teslim edildi.',
    },
    cancelled: {
      title: 'Puanlarınız geri geldi',
      text_one: '{title} teslim edilemedi. {count} puanınız geri verildi.',
      text_other: '{title} teslim edilemedi. {count} puanınızın tümü geri verildi.',
    },
  },
  points: {
    opening: 'Başlangıç puanları',
    earned: 'Sonuçlanmış bahislerden',
    redeemed: 'Alınan ürün: {title}',
    returned: 'Geri gelen puanlar: {title}',
  },
  chat: {
    greeting:
      'Merhaba {name}, ben Aya. Para yatırma, para çekme veya şifrenizi sorun ya da bir kişiyle görüşmek isteyin.',
    answers: {
      deposit:
        "Para yatır'a dokunun ve bir ödeme yöntemi seçin. Her birinde en küçük ve en büyük tutar yazar.",
      withdraw:
        "Para çek'e dokunun. Onaylamadan önce paranın ne zaman geleceğini görürsünüz. Sonra her adımı izleyebilirsiniz.",
      password:
        'Giriş sayfasında “Şifrenizi mi unuttunuz?” seçeneğine dokunun. SMS veya e-posta ile on dakika geçerli bir kod gelir. Şifrenizi asla sormayız.',
      human: 'Bir dakika lütfen, bir arkadaşımı çağırıyorum.',
      unknown: 'Üzgünüm, anlamadım. Aşağıdan bir konu seçin ya da bir kişiyle görüşmek isteyin.',
    },
    taken: 'Merhaba, ben Ben. Mesajlarınızı okudum. Nasıl yardımcı olabilirim?',
    noted: 'Teşekkürler, not aldım ve size buradan döneceğim.',
    words: {
      deposit: 'para yatır, yatırma',
      withdraw: 'para çek, çekim',
      password: 'şifre, giriş',
      human: 'kişi, insan, biri',
    },
    buttons: {
      deposit: 'Para yatır',
      withdraw: 'Para çek',
      password: 'Şifre',
      human: 'Bir kişiyle görüş',
    },
    page: {
      back: 'Geri',
      talk: 'Görüşme',
      you: 'Siz',
      message: 'Mesajınız',
      send: 'Gönder',
      topics: 'Konular',
      writing: '{agent} yazıyor…',
      used: 'Bu sohbet sona erdi. Geri dönüp yeniden açın.',
      failed: 'Mesajınızı doğrulayamadık. Yeniden gönderin: iki kez sayılmaz.',
      tooMany: 'Bir kerede çok fazlaydı. Bir dakika bekleyip yeniden gönderin.',
    },
  },
  inbox: {
    welcome: {
      title: "Araw'a hoş geldiniz",
      content:
        '<p>Sizi görmek güzel. <a href="/m/home">Lobiye</a> göz atın ve beğendiğiniz oyunlarda kalbe dokunun. Oynamadan önce ne kadar harcayacağınıza karar verin.</p>',
    },
    newLogin: {
      title: 'Hesabınıza yeni giriş',
      content:
        '<p>Biri yeni bir cihazdan hesabınıza giriş yaptı. Siz değilseniz <a href="/m/changePsw">şifrenizi değiştirin</a> ve <a href="/m/securityCenter">güvenlik merkezine</a> bakın.</p>',
    },
    jackpot: {
      title: 'Jackpot artık oyunlarda',
      content:
        '<p>JACKPOT işaretli tüm oyunlar tek bir havuzu paylaşır ve her tur onu kazanabilir. Tutarı <a href="/m/jl-slot">JL slotlarının</a> üstünde, kuralları her oyunda görün.</p>',
    },
    protection: {
      title: 'Hesabınızın nasıl korunduğunu görün',
      content:
        '<p><a href="/m/securityCenter">Güvenlik merkezi</a> hesabınızın nasıl korunduğunu ve başka neler yapabileceğinizi gösterir.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Görevler',
      content:
        '<p>Bir günün veya haftanın istediğini yapın ve ödülü alın. <a href="/m/leaderBoard">Görevlere git</a></p>',
    },
    REFERRAL: {
      title: 'Arkadaş davet et',
      content:
        '<p>Bağlantınızı arkadaşlarınıza gönderin: para yatırıp oynadıklarında ikiniz de ödül alırsınız. <a href="/m/inviteFriends">Bağlantınıza git</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'İlk para yatırma ikiye katlanır',
    reload: 'Yeniden para yatırmaya %20 bonus',
    shareYourWin: 'Kazancınızı paylaşın',
    slotsAndFishing: 'Slot ve balık avı, toplam 5,000',
  },
};
