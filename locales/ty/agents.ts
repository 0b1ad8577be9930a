import type { Messages } from '../messages.ts';

export const agents = {
  agentHome: {
    greeting: {
      morning: 'Magandang umaga',
      earlyAfternoon: 'Magandang tanghali',
      lateAfternoon: 'Magandang hapon',
      evening: 'Magandang gabi',
    },
    team: 'Ang iyong team ngayon',
    loggedIn: 'Nag-log in',
    bet: 'Tumaya',
    registered: 'Bagong miyembro',
    online: 'Naka-online ngayon',
    shortcuts: 'Ang iyong team at account',
    onlineService: 'Serbisyong online',
    footer: 'Menu ng ahente',
    dividendOffer: 'may alok na naghihintay sa iyo',
  },

  contract: {
    status: {
      requested: 'Naghihintay ng iyong pasya',
      active: 'May bisa',
      declined: 'Tinanggihan',
      withdrawn: 'Binawi',
      lapsed: 'Lumipas na',
      ended: 'Natapos na',
    },
    current: 'May bisa hanggang magpasya ka',
    terms: 'Mga kondisyon',
    teamBets: 'Taya ng team mula',
    teamLosses: 'Talo ng team mula',
    activeMembers: 'Aktibong miyembro',
    rate: 'Ang iyong bahagi',
    offeredAt: 'Inalok noong {{date}}',
    decidedAt: 'Pinagpasyahan noong {{date}}',
    accept: 'Tanggapin',
    decline: 'Tanggihan',
    acceptTitle: 'Tanggapin ang kontratang ito?',
    acceptText: 'Magkakabisa ito agad at papalitan ang may bisa ngayon.',
    declineTitle: 'Tanggihan ang kontratang ito?',
    declineText: 'Magsasara ang alok. Mananatili ang kontratang may bisa.',
    accepted: 'Tinanggap ang kontrata',
    declined: 'Tinanggihan ang kontrata',
    decidedElsewhere: 'Napagpasyahan na sa iba ang kontratang ito. Ito ang kalagayan nito ngayon.',
    none: 'Wala pang kontrata',
    noneHint: 'Kapag may inalok sa iyo, makikita mo ito rito.',
    history: 'Kasaysayan',
    noHistory: 'Wala pang napagpasyahang kontrata',
  },

  contractPrompts: {
    text: 'Inalok sa iyo ang kontratang ito. Basahin ang mga kondisyon at tanggapin o tanggihan ito.',
    later: 'Mamaya na',
    go: 'Tingnan ang kontrata',
  },
} satisfies Messages['agents'];
