import type { ContentTexts } from './texts.ts';

export const tr: ContentTexts = {
  help: {
    start: {
      title: 'Başlarken',
      content: '<p>Nasıl kayıt olunur, neyi nerede bulursunuz.</p>',
      children: {
        signUp: {
          title: 'Nasıl kayıt olurum?',
          content:
            '<p><strong>Kayıt ol</strong> düğmesine dokunun, bir kullanıcı adı ve en az sekiz karakterlik bir şifre seçin ve en az {age} yaşında olduğunuzu onaylayın.</p>',
        },
        trial: {
          title: 'Oyunları ücretsiz deneyebilir miyim?',
          content:
            '<p>Evet. Deneme hesabında satın alamayacağınız ve çekemeyeceğiniz deneme parasıyla oynarsınız. Yalnızca gerçek hesaplara açık oyunlar bunu belirtir.</p>',
        },
        find: {
          title: 'Bir oyunu nasıl bulurum?',
          content:
            '<p>Bir kategori açın, adıyla arayın veya sağlayıcıya, oyun türüne ve en az bahis miktarına göre filtreleyin. Bir oyunu favorilerinizde tutmak için kalbine dokunun.</p>',
        },
      },
    },
    money: {
      title: 'Para yatırma ve para çekme',
      content: '<p>Bakiyenize para ekleme ve paranızı geri alma.</p>',
      children: {
        cashIn: {
          title: 'Ne kadar para yatırabilirim?',
          content:
            '<p>Para yatır’a dokunun ve bir ödeme yöntemi seçin. Her birinde en küçük ve en büyük tutar yazar.</p>',
        },
        withdraw: {
          title: 'Para çekme ne kadar sürer?',
          content:
            '<p>Para çek’e dokunun. Onaylamadan önce paranın ne zaman geleceğini görürsünüz. Sonra her adımı izleyebilirsiniz.</p>',
        },
        balance: {
          title: 'Bakiyem yanlış görünüyor',
          content:
            '<p>Oyunu kapatın ve bakiyenizi yenileyin. Yaptığınız her bahis ve kazandığınız her tutar kayıtlıdır. Eksik bir şey varsa müşteri hizmetlerine başvurun.</p>',
        },
      },
    },
    games: {
      title: 'Oyunlar',
      content: '<p>Kurallar, sonuçlar ve yarıda kalan oyunlar.</p>',
      children: {
        connection: {
          title: 'Tur sırasında bağlantım koptu',
          content:
            '<p>Kabul edilen turlar siz çevrimdışı olsanız da sonuçlandırılır. Turunuzun nasıl bittiğini görmek için oyunu tekrar açın.</p>',
        },
        closed: {
          title: 'Oyun açılmıyor',
          content:
            '<p>Bakımda olabilir. Daha sonra tekrar deneyin veya aynı stüdyonun başka bir oyununu oynayın.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Daha güvenli oyun',
      content: '<p>Oyun eğlence olarak kalmalı. En az {age} yaşında olmalısınız.</p>',
      children: {
        limits: {
          title: 'Limit belirleyin',
          content:
            '<p><strong>Limitleriniz içinde oynayın</strong> sayfasında para yatırmanızı, bahislerinizi, kayıplarınızı ve oyun sürenizi sınırlayabilirsiniz. Daha düşük limit hemen geçerli olur; daha yükseği önce bekler, sonra onayınızı ister.</p>',
        },
        break: {
          title: 'Mola verin',
          content:
            '<p><strong>Limitleriniz içinde oynayın</strong> sayfasında mola verebilir veya kendinizi oyundan men edebilirsiniz. Hemen başlar ve hiç kimse erken bitiremez. Para çekmeye devam edebilirsiniz.</p>',
        },
      },
    },
    account: {
      title: 'Hesap ve güvenlik',
      content: '<p>Hesabınızı güvende tutun.</p>',
      children: {
        password: {
          title: 'Şifremi unuttum',
          content:
            '<p>Giriş sayfasında <strong>Şifrenizi mi unuttunuz?</strong> seçeneğine dokunun. SMS veya e-posta ile on dakika geçerli bir kod gelir.</p>',
        },
        locked: {
          title: 'Hesabım kilitlendi',
          content:
            '<p>Çok sayıda yanlış şifre hesabı bir süreliğine kilitler. Bekleyin veya müşteri hizmetlerine başvurun.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Kimler kayıt olabilir',
        paragraphs: [
          'En az {age} yaşında olmalı ve bulunduğunuz yerde oynamak için yasal yaşa ulaşmış olmalısınız. Kayıt olarak ikisini de onaylarsınız. {merchant} istediği zaman kanıt isteyebilir ve yaşı tutmayan herkesin hesabını kapatır.',
          'Çevrim içi oyunlara izin verilmeyen bir yerden oynamak da başkasının adına kayıt olmak da yasaktır.',
        ],
      },
      {
        heading: 'Kişi başına bir hesap',
        paragraphs: [
          'Tek bir hesabınız olabilir. Ad, cep numarası ve ödeme bilgileri size ait ve doğru olmalıdır. Birden çok hesap açarsanız bunlar birleştirilebilir veya kapatılabilir; iki kez alınan bonuslardan kazanılan tutarlar ödenmez.',
        ],
      },
      {
        heading: 'Bilgileriniz ve nasıl kullanıldıkları',
        paragraphs: [
          '{merchant} buraya yazdıklarınızı, IP adresinizi ve kayıt olma zamanınızı hesabınızı yürütmek, size ödeme yapmak, dolandırıcılığı önlemek ve yasaya uymak için saklar. Bu bilgiler satılmaz. Bilgilerinizi görmek, düzelttirmek veya sildirmek isteyebilirsiniz; yasanın {merchant} için saklamayı zorunlu kıldıkları, yasanın öngördüğü süre boyunca saklanır.',
        ],
      },
      {
        heading: 'Şifreniz',
        paragraphs: [
          'Başka hiçbir yerde kullanmadığınız bir şifre seçin ve kimseyle paylaşmayın; {merchant} şifrenizi asla sormaz. Kullanıcı adınız ve şifrenizle yapılan her şey, çalındıklarını bildirene kadar sizin tarafınızdan yapılmış sayılır.',
        ],
      },
      {
        heading: 'Davetler',
        paragraphs: [
          'Bir bayinin davet koduyla kayıt olursanız o bayinin ekibine katılırsınız. Kod sonradan değiştirilemez.',
        ],
      },
      {
        heading: 'Sorumlu oynayın',
        paragraphs: [
          'Oyun eğlencedir, gelir kaynağı değildir. “Limitleriniz içinde oynayın” sayfasında yatırdığınız parayı, bahislerinizi ve kayıplarınızı sınırlayabilir, mola verebilir veya kendinizi oyundan men edebilirsiniz. Bir molayı veya kendini men etmeyi hiç kimse erken bitiremez.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Bu sözleşme',
        paragraphs: [
          'Bu sözleşme sizinle {merchant} arasındadır. Siteyi veya uygulamayı kullandığınız her zaman geçerlidir. Kabul etmiyorsanız siteyi ve uygulamayı kullanmayın.',
        ],
      },
      {
        heading: 'Bahisler ve sonuçlar',
        paragraphs: [
          'Bir bahis, sunucu kabul ettiği anda geçerlidir ve bundan sonra iptal edilemez. Bahis tutarlarında, sonuçlarda ve kazanılan tutarlarda sunucu kayıtları esastır. Yarıda kalan bir oyun, kurallarında yazdığı gibi ya tamamlanır ya da bahis tutarı iade edilir. Açık bir hatadan doğan bahisler ve kazanımlar geçersizdir.',
        ],
      },
      {
        heading: 'Para yatırma ve para çekme',
        paragraphs: [
          'Para yalnızca kendi adınıza yatırılır ve çekilir. {merchant} para çekmeden önce kimliğinizi kontrol edebilir; dolandırıcılıktan gelen veya yasaya aykırı parayı konu çözülene kadar tutar.',
        ],
      },
      {
        heading: 'İzin verilmeyenler',
        paragraphs: [
          'Bot kullanmak, hile yapmak, anlaşmalı oynamak, bir oyundaki hatalardan yararlanmak, kara para aklamak, hizmeti aksatmak veya hizmete saldırmak yasaktır. Bunu yapan hesaplar kapatılır ve yasa gerektiriyorsa bildirilir.',
        ],
      },
      {
        heading: 'Erişilebilirlik ve sorumluluk',
        paragraphs: [
          'Hizmet bakım veya arıza nedeniyle durabilir. {merchant} kasten veya ağır ihmalle verdiği zarardan ve bakiyenizden sorumludur, ancak erişilemeyen oyunlardan sorumlu değildir.',
        ],
      },
      {
        heading: 'Değişiklikler, şikâyetler ve hukuk',
        paragraphs: [
          'Bu sözleşmedeki değişiklikler, geçerli olmadan önce sitede duyurulur. Kabul etmiyorsanız bakiyenizi çekip hesabınızı kapatabilirsiniz. Şikâyetlerinizi müşteri hizmetlerine yazın; 14 gün içinde yanıt verilir. Filipinler hukuku uygulanır.',
        ],
      },
    ],
    login: [
      {
        heading: 'Giriş yapma',
        paragraphs: [
          'Giriş yaparak bu hesabın sahibi olduğunuzu, en az {age} yaşında olduğunuzu ve kullanıcı sözleşmesinin güncel sürümünü kabul ettiğinizi onaylarsınız.',
        ],
      },
      {
        heading: 'Hesabınızı güvende tutma',
        paragraphs: [
          'Başkalarının da kullandığı cihazlarda çıkış yapın. “Güvenlik merkezi” bölümünde nerelerde giriş yaptığınızı görür ve her oturumu sonlandırabilirsiniz. Birkaç yanlış şifre veya koddan sonra, sizi korumak için giriş geciktirilir.',
        ],
      },
      {
        heading: 'Kodlar',
        paragraphs: [
          'SMS veya e-posta ile gelen kodlar yalnızca sizin içindir ve birkaç dakika geçerlidir. {merchant} sizden asla bir kodu okumanızı istemez. Operatörünüz yurt dışındaki mesajlar için ücret alabilir.',
        ],
      },
      {
        heading: 'Neleri kaydediyoruz',
        paragraphs: [
          'Her giriş, siz ve {merchant} kötüye kullanımı fark edebilin diye zamanı, IP adresi ve cihazıyla kaydedilir.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Bakım sırasında neler olur',
      content:
        '<p>Site bakım için kapalıyken oyunlar <strong>yeni bahis almaz</strong>.</p><p>Önceden yapılan bahisler her zamanki gibi sonuçlandırılır. Bakiyeniz güvende.</p>',
    },
    returnToPlayer: {
      title: 'Oyuncuya geri dönüş',
      content:
        '<p>Tüm olası sonuçlar üzerinden oyunlar bahis tutarlarının şu kadarını geri verir:</p><table><thead><tr><th scope="col">Oyun</th><th scope="col">Oyuncuya geri dönüş</th></tr></thead><tbody><tr><td>Slotlar</td><td>%95.46</td></tr><tr><td>Balık avı</td><td>%96.00</td></tr><tr><td>Bingo</td><td>%95.63</td></tr></tbody></table><p>Her oyun kendi oranını kurallarında gösterir. <a href="/m/gameList">Tüm oyunlar</a></p>',
    },
    limits: {
      title: 'Limitleriniz içinde oynayın',
      content:
        '<p>Oyun eğlence içindir ve yalnızca <strong>{age} yaşını doldurmuş</strong> kişilere açıktır. Oynamadan önce ne kadar zaman ve para harcayacağınıza karar verin ve orada durun. Eğlence olmaktan çıkarsa bizimle konuşun.</p>',
    },
    password: {
      title: 'Şifrenizi asla paylaşmayın',
      content:
        '<p>Şifrenizi veya doğrulama kodunu telefonda ya da sohbette asla sormayız. Biri sorarsa müşteri hizmetlerine bildirin.</p>',
    },
    welcomeBack: {
      title: 'Sizi tekrar görmek güzel',
      content:
        '<p>Tüm <a href="/m/jl-slot">jackpot</a> oyunları tek bir havuzu paylaşır, <a href="/m/sports">sporda</a> ise iki saatte bir maç başlar.</p>',
    },
    jackpotHow: {
      title: 'Jackpot nasıl kazanılır',
      content:
        '<p>JACKPOT işaretli oyunlarda her bahis tutarının %1’i tek bir havuza gider. Her tur, havuzun tamamını kazanabilecek bir sayı çeker. Olasılıkları oyunun kurallarında görün.</p>',
    },
    welcome: {
      title: 'Araw’a hoş geldiniz',
      content:
        '<p>600’den fazla oyun, hepsi peso ile. Bir dakikada <a href="/m/register">kayıt olun</a> veya önce <a href="/m/trail">ücretsiz deneyin</a>.</p>',
    },
    firstSteps: {
      title: 'İlk adımlarınız',
      content:
        '<ol><li>Cep numaranızı doğrulayın.</li><li>Oyunun kurallarını ve oyuncuya geri dönüş oranını okuyun.</li><li>Bir oyun seçin, beğendiklerinizin kalbine dokunun.</li></ol>',
    },
    onePot: {
      title: 'Tüm jackpot oyunları için tek havuz',
      content:
        '<p>Her bahis tutarının %1’i havuza girer ve her tur hepsini kazanabilir. İçinde ne kadar olduğunu <a href="/m/jl-slot">JL slotlarının</a> üstünde görün.</p>',
    },
    forFun: {
      title: 'Önce eğlencesine oynayın',
      content:
        '<p><a href="/m/trail">Deneme hesabında</a> satın alamayacağınız ve çekemeyeceğiniz deneme parasıyla oynarsınız. Kurallar ve olasılıklar, jackpot dışında, gerçek parayla aynıdır.</p>',
    },
    matches: {
      title: 'Gece gündüz maç',
      content:
        '<p>Lig lig, iki saatte bir maç başlar. Başlayana kadar bahis yapın; sonuç 90 dakika sonra gelir. <a href="/m/sports">Maçlara bak</a></p>',
    },
    bingo: {
      title: '75 toplu bingo',
      content:
        '<p>Her turda 75 toptan 36’sı çekilir. Tam sıralar ve dört köşe kazandırır.</p><p><img src="{picture}" alt="Bir kartın çevresinde bingo topları"></p>',
    },
    draws: {
      title: 'Her dakika bir çekiliş',
      content:
        '<p>Piyangolar on dakikada, üç dakikada veya bir dakikada bir, siz bahis yapmadan önce sabitlenmiş bir tohumdan çekilir. <a href="/m/lottery">Piyangolara bak</a></p>',
    },
    sabong: {
      title: 'Sabong: meron, wala veya berabere',
      content:
        '<p>Bahis yapabileceğiniz üç taraf var, her birinin oranı ayrı. Her birinin geri dönüşü kurallarda yazar.</p>',
    },
    jackpotWon: {
      title: 'Jackpot kazanılabilir',
      content:
        '<p>Bir jackpot oyununun her turu onu kazanabilir; iki kat bahis tutarı şansınızı ikiye katlar. <a href="/m/jl-slot">Havuzda ne kadar var, görün</a></p>',
    },
    newGames: {
      title: 'Yeni oyunlar işaretlidir',
      content:
        '<p>Palaro Play, Bahaghari Studios, Mayon Works ve diğerlerinin yeni oyunları YENİ işareti taşır.</p>',
    },
    teamFigures: {
      title: 'Ekip rakamları o anın rakamlarıdır',
      content:
        '<p>Ekibinizin yaptığı bahisler, kazandığı ve kaybettiği tutarlar, her baktığınızda hesap kayıtlarından toplanır.</p>',
    },
    contracts: {
      title: 'Sözleşmelerin koşulları değişmez',
      content:
        '<p>Bir sözleşmenin koşulları teklif edilirken yazılır. Yürürlükteki sözleşmelerde aynı kalır.</p>',
    },
    holidayHours: {
      title: 'Tatilde müşteri hizmetleri saatleri',
      content: '<p>Tatil boyunca canlı destek 08:00 ile 22:00 arasında yanıt verir.</p>',
    },
  },
  banners: {
    games: { title: 'Peso ile 600’den fazla oyun', subtitle: 'Tur başına bir sentavodan · yalnızca {age}+' },
    jackpot: { title: 'Jeepney Jackpot’u', subtitle: 'Tek havuz: her tur büyütür, bir kişi kazanır' },
    sports: { title: 'Takımınızı destekleyin', subtitle: 'İki saatte bir maç başlar' },
    fishing: { title: 'Tubbataha’da balık avı', subtitle: 'Balina bahis tutarının 96 katını öder' },
    tables: { title: 'Manila Körfezi’nde masalar', subtitle: 'Altmış masa, gece gündüz açık' },
    join: { title: 'Bugün Araw’a katılın', subtitle: 'Ya da önce göz atın: 600’den fazla oyun' },
    exclusive: { title: 'Yalnızca Araw’da: Mandanın Talihi', subtitle: 'JL Games’ten size özel' },
  },
  goods: {
    'bonus-100': { title: '₱100 bonus', about: 'Hemen bonus bakiyenize eklenir.' },
    'bonus-500': { title: '₱500 bonus', about: 'Hemen bonus bakiyenize eklenir.' },
    parol: { title: 'Capiz parol feneri, 40 cm', about: 'Pampanga’da el yapımı, lambası ve 2 m kablosuyla.' },
    fan: { title: 'Abaniko yelpaze', about: 'Buri palmiyesinden örülmüş.' },
    jeepney: { title: 'Jeepney maketi, el boyaması', about: 'Eşi yok, 18 cm uzunluğunda.' },
    basketball: { title: 'Basketbol topu, 7 numara', about: 'Salonlar ve açık sahalar için.' },
    headset: { title: 'Kablosuz kulaklık', about: 'Bluetooth, bir şarjla 30 saat.' },
  },
};
