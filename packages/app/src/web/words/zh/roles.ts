// The roles, and the screen that shows them, in Chinese (simplified).

import { names } from '#contract/words/zh/names.ts';
import type { Section } from '#web/words/sections.ts';

export const roles = {
  name: names.role,
  about: {
    Parent: '为孩子预订住宿并付款。',
    'Host family': '接待学生，管理自己家庭的日历、邀约和收款。',
    Coordinator: '负责所有地区的行程、家庭和对话。',
    Agent: '销售住宿，管理自己的学生、团组和发票。',
    Finance: '负责发票、收支、付款和账单。',
    Administrator: '管理一切，包括用户、角色和权限。',
    'Vetting admin': '寻找并审核寄宿家庭。',
    'Page editor': '编辑页面、博客、菜单和评价。',
  },
  description: '八个角色是固定的。一个人可以拥有多个角色，权限累加。',
  column: { holders: '拥有者', landing: '起始页' },
  holders: '{count, plural, =0 {无} other {# 名用户}}',
  showHolders: '角色“{role}”：{count, plural, =0 {无} other {# 名用户}}',
  deactivated: '{count, plural, other {另有 # 名已停用}}',
  rightCount: '{count, plural, other {# 项权限}}',
  switched: '{count, plural, other {已切换 # 项}}',
  showRights: '角色“{role}”的 {count, plural, other {# 项权限}}',
  changeRights: '更改此角色的权限',
  staff: '员工',
  assign: '分配',
  assignTo: '分配角色“{role}”',
  assignUser: '用户',
  assignConfirm: '授予角色',
  assigned: '{name}现在拥有角色“{role}”。',
  alreadyHeld: '{name}已拥有角色“{role}”。',
  picker: { placeholder: '姓名或电子邮箱', nobody: '未找到用户', searching: '正在搜索…' },
} as const satisfies Section<'roles'>;
