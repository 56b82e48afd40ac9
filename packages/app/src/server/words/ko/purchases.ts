// What is printed on invoices that we write in the name of hosts, in Korean.

export const purchases = {
  selfBilled: '이 청구서는 {supplier}을(를) 대신하여 {business}이(가) 발행한 자체 발행 청구서입니다.',
};
