import type { TermsText } from './termsText.ts';

export const tagalogTerms: TermsText = {
  register: [
    {
      heading: 'Sino ang maaaring magrehistro',
      paragraphs: [
        'Dapat ay hindi ka bababa sa {age} taong gulang at nasa legal na edad para maglaro kung nasaan ka. Sa pagrehistro, kinukumpirma mo ang dalawang ito. Maaaring humingi ng patunay ang {merchant} anumang oras, at isinasara nito ang account ng sinumang kulang sa edad.',
        'Bawal maglaro mula sa lugar na hindi pinapayagan ang online gaming, at bawal magrehistro para sa ibang tao.',
      ],
    },
    {
      heading: 'Isang tao, isang account',
      paragraphs: [
        'Isang account lang ang maaari mong hawakan. Dapat sa iyo at totoo ang pangalan, mobile number at detalye ng pagbabayad. Maaaring pagsamahin o isara ang maraming account ng iisang tao; hindi binabayaran ang panalo mula sa bonus na kinuha nang dalawang beses.',
      ],
    },
    {
      heading: 'Ang iyong detalye at kung paano ginagamit',
      paragraphs: [
        "Itinatago ng {merchant} ang inilagay mo rito, ang iyong IP address at ang oras ng pagrehistro para patakbuhin ang account mo, bayaran ka, pigilan ang panloloko at sumunod sa batas. Hindi ito ibinebenta. Maaari mong hilinging makita, itama o burahin ito; ang iniuutos ng batas na itago ay itinatago hangga't kailangan.",
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
        'Kung nagrehistro ka gamit ang invitation code ng ahente, kasama ka sa team ng ahenteng iyon. Hindi na mapapalitan ang code pagkatapos.',
      ],
    },
    {
      heading: 'Maglaro nang responsable',
      paragraphs: [
        'Libangan ang paglalaro, hindi kita. Maaari mong ipalagay sa customer service ang mga limitasyon o ipahinto ang account mo pansamantala o habambuhay; hindi ito inaalis nang maaga.',
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
        'May bisa ang taya kapag natanggap na ng server at hindi na mababawi pagkatapos. Ang tala ng server ang masusunod sa taya, resulta at panalo. Ang larong naputol ay tinatapos o ibinabalik ang taya ayon sa patakaran ng laro. Walang bisa ang taya at panalong galing sa halatang pagkakamali.',
      ],
    },
    {
      heading: 'Deposito at withdrawal',
      paragraphs: [
        'Sa sarili mong pangalan lang maaaring magdeposito at mag-withdraw. Maaaring suriin ng {merchant} ang pagkakakilanlan mo bago ang withdrawal, at pinipigil ang perang galing sa panloloko o labag sa batas hanggang maayos ito.',
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
        'Sa pag-log in, kinukumpirma mong ikaw ang may-ari ng account na ito, hindi bababa sa {age} taong gulang, at sang-ayon sa kasalukuyang bersyon ng user agreement.',
      ],
    },
    {
      heading: 'Pagpapanatiling ligtas ng account',
      paragraphs: [
        "Mag-log out sa device na ginagamit ng iba. Sa 'Security centre' makikita mo kung saan ka naka-log in at matatapos mo ang bawat session. Pagkatapos ng ilang maling password o code, inaantala ang pag-log in para protektahan ka.",
      ],
    },
    {
      heading: 'Mga code',
      paragraphs: [
        'Para sa iyo lang ang code sa SMS o e-mail at ilang minuto lang may bisa. Hindi kailanman hihilingin ng {merchant} na basahin mo ang code. Maaaring maningil ang provider mo para sa mensahe sa ibang bansa.',
      ],
    },
    {
      heading: 'Ano ang itinatala',
      paragraphs: [
        'Itinatala sa bawat pag-log in ang oras, IP address at device, para makilala mo at ng {merchant} ang maling paggamit.',
      ],
    },
  ],
};
