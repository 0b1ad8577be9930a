import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: '휴대폰에서 즐기는 슬롯, 라이브 카지노, 낚시, 스포츠, 빙고.',
    loading: '아직 불러오는 중이에요. 잠시만요.',
    late: '페이지 일부를 불러오지 못했어요. 읽을 수는 있지만 버튼은 아직 작동하지 않아요.',
    noScript:
      'JavaScript 없이도 이 페이지를 읽고 링크를 열 수 있어요. 로그인해서 플레이하려면 JavaScript를 켜세요.',
    tooOld: '이 사이트를 쓰기에는 브라우저가 너무 오래됐어요. 업데이트하거나 새로운 브라우저로 여세요.',
    askService: '또는 고객센터에 문의하세요:',
  },
} satisfies Messages<'KO'>['pages'];
