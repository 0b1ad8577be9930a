import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'रकम लिखें।',
      malformed: 'रकम अंकों में लिखें, जैसे 1000 या 1000.50।',
      unclear:
        'यह बिंदु हज़ार का है या सेंटावो का? हज़ार वाले निशान के बिना रकम लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
      tooFine: 'रकम लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
      zero: '0 से ज़्यादा रकम लिखें।',
    },
    copy: '{{name}} कॉपी करें',
    copied: 'कॉपी हो गया',
    notCopied: 'कॉपी नहीं हो पाया। खुद कॉपी करने के लिए दबाकर रखें।',
    clearAmount: 'रकम मिटाएं',
    nothingToSend: 'अभी आपके पास निकालने या ट्रांसफ़र करने के लिए कुछ नहीं है।',
    steps: 'अब तक की प्रगति',
    digit: '6 में से अंक {{place}}',
    showDigits: 'अंक दिखाएं',
    minutesLeft_one: '{{count}} मिनट बचा',
    minutesLeft_other: '{{count}} मिनट बचे',
    timeOver: 'समय पूरा हुआ।',
    demands: {
      title: 'आगे बढ़ने से पहले',
      until: 'इस समय तक:',
      email: 'अपना ईमेल वेरिफ़ाई करें',
      mobile: 'मोबाइल नंबर वेरिफ़ाई करें',
      payeeName: 'अपना नाम जोड़ें',
      ownLimit: 'अपनी सीमा देखें',
      limitsOffer: 'सीमाओं का फ़ैसला करें',
      service: 'कस्टमर केयर से पूछें',
    },
  },
  paymentConfirmation: {
    label: 'पेमेंट PIN',
    incomplete: 'सभी छह अंक डालें।',
    wrong_one: 'पेमेंट PIN गलत है। {{count}} कोशिश बची है।',
    wrong_other: 'पेमेंट PIN गलत है। {{count}} कोशिशें बची हैं।',
    unsure: 'अभी जांच जारी है। आपका पैसा सुरक्षित है।',
    stopped: 'हम अभी इसकी पुष्टि नहीं कर पाए। आपका पैसा सुरक्षित है। फिर से जांचें: यह दो बार नहीं होगा।',
    askAgain: 'फिर से जांचें',
    forgotten: 'भूल गए?',
    lockedUntil: '{{time}} तक लॉक।',
    locked:
      'पांच बार गलत डाला गया। तब तक आप किसी भी डिवाइस पर कुछ भी पुष्टि नहीं कर सकते, नए पेमेंट PIN से भी नहीं। आपका पैसा सुरक्षित है।',
    timeLeft: 'बचा हुआ समय',
    recover: 'मैं भूल गया: नया चुनें',
    missing: 'आपने अभी पेमेंट PIN सेट नहीं किया है।',
    set: 'पेमेंट PIN सेट करें',
    isSet: 'मैंने सेट कर दिया',
  },
} satisfies Messages<'HI'>['payments'];
