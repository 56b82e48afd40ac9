import json,subprocess,sys,re
root,mapf=sys.argv[1:3]
m=json.load(open(mapf))
files=subprocess.run(['git','ls-files'],cwd=root,capture_output=True,text=True).stdout.split('\n')
files=[f for f in files if re.search(r'\.(md|json|js|ts|tsx|sql|yml)$',f) and not f.endswith('package-lock.json') and '/migrations/' not in f]
pairs=[]
for a,b in m['moves'].items():
    for pre in ('packages/app/src/server/','packages/app/src/','packages/app/','packages/pricing-core/','packages/pricing-cli/','packages/pricing-react/',''):
        if a.startswith(pre) and b.startswith(pre):
            sa,sb=a[len(pre):],b[len(pre):]
            if '/' in sa: pairs.append((sa,sb))
pairs.sort(key=lambda p:-len(p[0]))
rx=re.compile('|'.join(r'(?<![\w.-])'+re.escape(a)+r'(?![\w-])' for a,_ in pairs))
d=dict(pairs)
n=0
for f in files:
    try: s=open(f'{root}/{f}').read()
    except Exception: continue
    t=rx.sub(lambda k:d[k.group(0)],s)
    if t!=s:
        open(f'{root}/{f}','w').write(t); n+=1; print('paths in',f)
