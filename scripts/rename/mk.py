import json,sys
def build(base, moves, renames):
    out={'moves':{},'renames':[]}
    for line in moves.strip().splitlines():
        a,b=line.split()
        out['moves'][f'{base}/{a}']=f'{base}/{b}'
    f=None
    for line in renames.strip().splitlines():
        line=line.strip()
        if not line: continue
        head,rest=line.split(':',1)
        for pair in rest.split(','):
            a,b=[x.strip() for x in pair.split('>')]
            out['renames'].append({'file':f'{base}/{head.strip()}','from':a,'to':b})
    return out
