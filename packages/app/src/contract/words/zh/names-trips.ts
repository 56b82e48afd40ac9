// What the states of trips and offers, and the tasks of trips, are called, in Chinese.

export const tripNames = {
  tripState: {
    new: '新建',
    enquiry: '询问中',
    reserved: '已预留',
    booked: '已预订',
    customer_service: '由我们处理中',
    in_progress: '进行中',
    completed: '已结束',
    closed: '已完结',
    cancelled: '已取消',
  },
  /** Of a family that was asked. */
  offerState: {
    new: '候选',
    potential: '已推荐',
    pending_submission: '准备中',
    awaiting_review: '等待答复',
    considering: '考虑中',
    accepted: '已接受',
    declined: '已谢绝',
    rejected: '未选中',
    waiting_list: '候补名单',
    withdrawn: '已退出',
  },
  direction: { arrival: '到达', departure: '离开' },
  metBy: { family: '寄宿家庭', company: '接送公司或司机', parent: '家长', platform: '我们的团队' },
  tripTask: {
    refund: '退款',
    priceDifference: '结清差价',
    startInDoubt: '住宿即将开始但尚未落实',
    cancelAsked: '家长希望取消',
    withdrawalAsked: '家庭希望退出',
    changeAsked: '家长希望更改',
    campCalledOff: '有一周营地活动已取消',
    noFamily: '没有可选的家庭',
    bookedBeside: '在咨询之外另行付款：是否有两个行程？',
    priceRefused: '家长不同意更高的价格',
    paymentDisputed: '付款在银行被提出争议',
  },
} as const;
